//! From whom each position of a group gets what it gets: as in `pod.fbs`.

use peapod_schemas::pod::Route;

use super::embedding::Embedding;
use super::group::Group;
use super::torus::Coordinates;

/// Position of the source for each position of the group; an error where the route names what
/// is not there.
fn sources(
    route: &Route,
    embedding: &Embedding,
    group: &Group,
) -> Result<Vec<Option<usize>>, String> {
    let parts = group.parts;
    let there = |source: i128| {
        (0..parts as i128)
            .contains(&source)
            .then_some(source as usize)
    };
    Ok(match route {
        Route::Shift { offset, wrap } => {
            let source = |target: usize| target as i128 - i128::from(*offset);
            let sources = (0..parts).map(|target| match wrap {
                true => there(source(target).rem_euclid(parts as i128)),
                false => there(source(target)),
            });
            sources.collect()
        }
        Route::Stride {
            multiplier,
            offset,
            divisor,
            period,
            phase,
        } => {
            if *divisor < 1 || phase >= period {
                return Err("a stride's divisor is at least 1, its phase below the period".into());
            }
            let sources = (0..parts).map(|target| {
                let [a, b, c] = [*multiplier, *offset, *divisor].map(i128::from);
                let source = (a * target as i128 + b).div_euclid(c);
                there(source).filter(|_| target % period == *phase)
            });
            sources.collect()
        }
        Route::Reorder(order) => reordered(embedding, group, order)?,
        Route::Pairs(pairs) => {
            let mut sources = vec![None; parts];
            for &[source, target] in pairs {
                if source >= parts || target >= parts {
                    return Err(format!("{source} to {target} of {parts} positions"));
                }
                if sources[target].replace(source).is_some() {
                    return Err(format!("position {target} is sent to twice"));
                }
            }
            sources
        }
    })
}

/// Cores that send and those that get, of all groups; without those that send to themselves.
pub(crate) fn pairs(
    route: &Route,
    embedding: &Embedding,
    group: &Group,
) -> Result<Vec<(Coordinates, Coordinates)>, String> {
    let sources = sources(route, embedding, group)?;
    let sources = sources.iter().enumerate();
    let pairs: Vec<(usize, usize)> = sources
        .filter_map(|(target, source)| Some(((*source)?, target)))
        .filter(|(source, target)| source != target)
        .collect();
    let at =
        |first: &usize, position: usize| embedding.coordinates(first + group.offsets[position]);
    let all = group.firsts.iter().flat_map(|first| {
        let pairs = pairs.iter();
        pairs.map(move |&(source, target)| (at(first, source), at(first, target)))
    });
    Ok(all.collect())
}

fn reordered(
    embedding: &Embedding,
    group: &Group,
    order: &[usize],
) -> Result<Vec<Option<usize>>, String> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    let mut own = group.axes.clone();
    own.sort_unstable();
    if sorted != own {
        return Err(format!(
            "expected a permutation of the group's axes {:?}, found {order:?}",
            group.axes
        ));
    }
    let position = |device: usize| {
        order.iter().fold(0, |position, &axis| {
            let later = embedding.axes[axis + 1..].iter().map(|axis| axis.size);
            let size = embedding.axes[axis].size;
            position * size + device / later.product::<usize>() % size
        })
    };
    let sources = group.offsets.iter().map(|&device| Some(position(device)));
    Ok(sources.collect())
}
