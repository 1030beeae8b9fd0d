//! The modified Bessel function of the first kind of order 1, scaled by e^−|x|.
//!
//! Coefficients are those of the interpolation of i1e at the 64 Chebyshev nodes of each interval,
//! computed in double precision; the first counts half.

use peapod_ir::ValueId;
use peapod_ir::ops::tensor::compare::Direction;

use super::math::Math;

/// Where one series ends and the other begins.
const BORDER: f64 = 8.0;

/// Of i1e(x) / x by x / 4 - 1, up to the border; lowest order first.
const NEAR: [f64; 25] = [
    0.252_587_186_443_633_6,
    -0.176_416_518_357_834_03,
    0.102_643_658_689_847_07,
    -0.052_945_981_208_094_95,
    0.024_726_449_030_626_47,
    -0.010_564_084_894_626_16,
    0.004_156_422_944_312_860_4,
    -0.001_513_572_450_631_207_2,
    0.000_512_285_956_168_531,
    -0.000_161_760_815_825_966_2,
    4.781_565_107_542_240_5e-5,
    -1.327_316_365_589_553_7e-5,
    3.470_251_308_146_377e-6,
    -8.568_720_265_902_94e-7,
    2.003_294_753_277_762_3e-7,
    -4.445_059_112_456_739_6e-8,
    9.381_537_262_320_716e-9,
    -1.887_249_818_227_632e-9,
    3.625_591_007_971_884_5e-10,
    -6.663_483_653_746_027e-11,
    1.173_620_575_722_900_1e-11,
    -1.983_902_625_513_067_6e-12,
    3.222_457_023_444_036_4e-13,
    -5.030_177_663_289_947_5e-14,
    7.518_291_544_883_482e-15,
];

/// Of i1e(x) √x by 16 / x - 1, from the border on.
const FAR: [f64; 21] = [
    0.778_576_235_018_280_1,
    -0.009_761_097_491_361_448,
    -0.000_110_588_938_762_649_22,
    -3.882_564_808_831_84e-6,
    -2.512_236_238_364_027_5e-7,
    -2.631_468_847_338_891_4e-8,
    -3.835_380_388_826_116_5e-9,
    -5.589_743_459_766_261e-10,
    -1.897_498_477_787_529_2e-11,
    3.252_591_251_889_925e-11,
    1.412_574_527_834_276e-11,
    2.035_732_693_528_302_7e-12,
    -7.198_198_200_691_897e-13,
    -4.084_926_841_230_185_3e-13,
    -2.107_385_446_703_524_7e-14,
    4.279_909_759_929_978_5e-14,
    1.021_405_182_655_144e-14,
    -3.830_269_434_956_79e-15,
    -1.796_306_159_373_983_7e-15,
    4.163_336_342_344_337e-16,
    3.582_203_977_892_106_6e-16,
];

/// I₁(x) e^−|x|.
pub(super) fn i1e(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let magnitude = math.abs(x);
    let is_near = math.is(Direction::Le, magnitude, BORDER);
    let inner = math.only_where(is_near, magnitude, BORDER);
    let quarter = math.times(inner, 2.0 / BORDER);
    let place = math.plus(quarter, -1.0);
    let near = chebyshev(math, place, &NEAR);
    let near = math.mul(near, x);
    let outer = math.number_where(is_near, BORDER, magnitude);
    let inverse = math.over(2.0 * BORDER, outer);
    let place = math.plus(inverse, -1.0);
    let far = chebyshev(math, place, &FAR);
    let root = math.sqrt(outer);
    let far = math.div(far, root);
    let negated = math.neg(far);
    let is_negative = math.is(Direction::Lt, x, 0.0);
    let far = math.select(is_negative, negated, far);
    math.select(is_near, near, far)
}

/// A series of Chebyshev polynomials, by Clenshaw's recurrence.
fn chebyshev(math: &mut Math<'_>, x: ValueId, coefficients: &[f64]) -> ValueId {
    let twice = math.times(x, 2.0);
    let zero = math.number(x, 0.0);
    let [mut last, mut before, mut oldest] = [zero; 3];
    for &coefficient in coefficients.iter().rev() {
        [before, oldest] = [last, before];
        let product = math.mul(twice, before);
        let rest = math.sub(product, oldest);
        last = math.plus(rest, coefficient);
    }
    let difference = math.sub(last, oldest);
    math.times(difference, 0.5)
}
