//! Shardy's attributes.

use super::{Parsed, Parser};
use crate::stablehlo::attribute::Attribute;
use crate::stablehlo::lexer::TokenKind;
use crate::stablehlo::sharding::{
    AxisReference, DimensionSharding, Mesh, MeshReference, Sharding, SubAxis,
};

impl Parser<'_> {
    /// What follows `#sdy` or `#sdy.name`.
    pub(super) fn shardy_attribute(&mut self, name: &str) -> Parsed<Attribute> {
        match name {
            "sharding" => Ok(Attribute::Sharding(self.sharding()?)),
            "sharding_per_value" => {
                self.expect(b'<')?;
                let shardings = self.sharding_list()?;
                self.expect(b'>')?;
                Ok(Attribute::ShardingPerValue(shardings))
            }
            "mesh" => Ok(Attribute::Mesh(self.mesh()?)),
            "" => self.short_shardy_attribute(),
            _ => {
                let body = self.raw_body(self.token.start)?;
                Ok(Attribute::Opaque(format!("#sdy.{name}{body}")))
            }
        }
    }

    /// `<manual_axes{…}>`, `<propagation_direction NONE>`, or anything else as it is.
    fn short_shardy_attribute(&mut self) -> Parsed<Attribute> {
        let open = self.token.start;
        self.expect(b'<')?;
        if self.eat_word("manual_axes") {
            let axes = self.manual_axes()?;
            self.expect(b'>')?;
            return Ok(Attribute::ManualAxes(axes));
        }
        if self.eat_word("axis_ref") {
            let axis = self.axis()?;
            self.expect(b'>')?;
            return Ok(Attribute::Axis(axis));
        }
        let body = self.raw_body(open)?;
        let words = body[1..body.len() - 1].split_once(' ');
        let is_word = |word: &str| word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        Ok(match words {
            Some((kind, value)) if is_word(kind) && is_word(value) => Attribute::Enum {
                dialect: "sdy".into(),
                kind: kind.into(),
                value: value.into(),
            },
            _ => Attribute::Opaque(format!("#sdy{body}")),
        })
    }

    /// `<["data"=2, "model"=4]>`, with `device_ids=[…]` where they are not in order.
    pub(super) fn mesh(&mut self) -> Parsed<Mesh> {
        self.expect(b'<')?;
        let axes = self.list(b'[', b']', |p| {
            let name = p.string()?;
            p.expect(b'=')?;
            Ok((name, p.u64()?))
        })?;
        let mut device_ids = Vec::new();
        if self.eat(b',') {
            self.expect_key("device_ids")?;
            device_ids = self.list(b'[', b']', Self::u64)?;
        }
        self.expect(b'>')?;
        Ok(Mesh { axes, device_ids })
    }

    /// `<@mesh, [{"data"}, {}], replicated={"model"}>`.
    pub(super) fn sharding(&mut self) -> Parsed<Sharding> {
        self.expect(b'<')?;
        let mesh = if self.eat_word("mesh") {
            MeshReference::Inline(self.mesh()?)
        } else {
            MeshReference::Named(self.symbol()?)
        };
        self.expect(b',')?;
        let dimensions = self.list(b'[', b']', Self::dimension_sharding)?;
        let mut sharding = Sharding {
            mesh,
            dimensions,
            replicated: Vec::new(),
            unreduced: Vec::new(),
        };
        while self.eat(b',') {
            let offset = self.token.start;
            let axes = match self.word("`replicated` or `unreduced`")? {
                "replicated" => &mut sharding.replicated,
                "unreduced" => &mut sharding.unreduced,
                other => {
                    let message = format!("expected `replicated` or `unreduced`, found `{other}`");
                    return self.fail(offset, message);
                }
            };
            self.expect(b'=')?;
            *axes = self.list(b'{', b'}', Self::axis)?;
        }
        self.expect(b'>')?;
        Ok(sharding)
    }

    /// `[<@mesh, […]>, …]`.
    pub(super) fn sharding_list(&mut self) -> Parsed<Vec<Sharding>> {
        self.list(b'[', b']', Self::sharding)
    }

    /// `{"a", "b":(1)2, ?}p1`.
    fn dimension_sharding(&mut self) -> Parsed<DimensionSharding> {
        let mut dimension = DimensionSharding::default();
        let items = self.list(b'{', b'}', |p| {
            let offset = p.token.start;
            Ok((if p.eat(b'?') { None } else { Some(p.axis()?) }, offset))
        })?;
        for (item, offset) in items {
            match item {
                _ if dimension.open => return self.fail(offset, "`?` comes last"),
                Some(axis) => dimension.axes.push(axis),
                None => dimension.open = true,
            }
        }
        if self.token.kind == TokenKind::Word {
            let digits = self.text().strip_prefix('p').unwrap_or_default();
            let Ok(priority) = digits.parse() else {
                return self.unexpected("a priority such as `p1`");
            };
            dimension.priority = Some(priority);
            self.advance();
        }
        Ok(dimension)
    }

    /// `"a"` or `"a":(2)4`.
    fn axis(&mut self) -> Parsed<AxisReference> {
        let name = self.string()?;
        let mut sub_axis = None;
        if self.eat(b':') {
            sub_axis = Some(self.sub_axis()?);
        }
        Ok(AxisReference { name, sub_axis })
    }

    /// `<name = "a">`, or `<name = "a", sub_axis_info = (2)4>`.
    pub(super) fn named_axis(&mut self) -> Parsed<AxisReference> {
        self.expect(b'<')?;
        self.expect_key("name")?;
        let name = self.string()?;
        let mut sub_axis = None;
        if self.eat(b',') {
            self.expect_key("sub_axis_info")?;
            sub_axis = Some(self.sub_axis()?);
        }
        self.expect(b'>')?;
        Ok(AxisReference { name, sub_axis })
    }

    /// `(2)4`.
    fn sub_axis(&mut self) -> Parsed<SubAxis> {
        self.expect(b'(')?;
        let pre_size = self.u64()?;
        self.expect(b')')?;
        let size = self.u64()?;
        Ok(SubAxis { pre_size, size })
    }

    /// `{"data", "model"}`.
    pub(super) fn manual_axes(&mut self) -> Parsed<Vec<String>> {
        self.list(b'{', b'}', Self::string)
    }
}
