//! The modified Bessel functions of the first kind of orders 0 and 1, scaled by e^−|x|.
//!
//! Coefficients are those of the interpolation of i0e and i1e at the 64 Chebyshev nodes of each
//! interval, computed in double precision; the first counts half.

use peapod_ir::ValueId;
use peapod_ir::ops::tensor::compare::Direction;

use super::math::Math;

/// Where one series ends and the other begins.
const BORDER: f64 = 8.0;

/// Of i0e(x) by |x| / 4 - 1, up to the border; lowest order first.
const NEAR_0: [f64; 26] = [
    0.676_795_274_409_476_1,
    -0.304_682_672_343_198_35,
    0.171_620_901_522_208_7,
    -0.094_901_097_048_047_58,
    0.049_305_284_239_670_63,
    -0.023_737_414_805_899_422,
    0.010_546_460_394_594_944,
    -0.004_324_309_995_050_499,
    0.001_639_475_616_941_256_4,
    -0.000_576_375_574_538_753_9,
    0.000_188_502_885_095_698_24,
    -5.754_195_010_054_808e-5,
    1.644_844_807_077_716_6e-5,
    -4.416_738_358_714_589e-6,
    1.117_387_539_065_206_6e-6,
    -2.670_793_851_078_379e-7,
    6.046_994_996_400_379e-8,
    -1.300_025_023_742_712_4e-8,
    2.659_823_847_284_137_3e-9,
    -5.189_794_149_984_55e-10,
    9.675_811_540_876_822e-11,
    -1.726_806_891_921_839_3e-11,
    2.954_754_496_631_295_5e-12,
    -4.853_929_758_130_704e-13,
    7.660_191_925_218_385e-14,
    -1.186_897_802_263_331_4e-14,
];

/// Of i0e(x) √|x| by 16 / |x| - 1, from the border on.
const FAR_0: [f64; 20] = [
    0.804_490_411_014_108_8,
    0.003_369_116_478_255_718,
    6.889_758_346_915_499e-5,
    2.891_370_520_875_791e-6,
    2.048_918_589_158_885_1e-7,
    2.266_668_987_921_383e-8,
    3.396_232_010_031_974_3e-9,
    4.940_602_510_439_263e-10,
    1.188_912_033_059_375e-11,
    -3.149_930_316_581_617e-11,
    -1.321_586_807_004_338e-11,
    -1.794_064_896_643_021_7e-12,
    7.180_566_904_962_937e-13,
    3.851_224_894_546_59e-13,
    1.534_081_021_936_639_6e-14,
    -4.141_131_881_851_834e-14,
    -9.714_451_465_470_12e-15,
    3.774_758_283_725_532e-15,
    1.838_373_203_666_421_3e-15,
    -2.844_946_500_601_963_6e-16,
];

/// Of i1e(x) / x by x / 4 - 1, up to the border; lowest order first.
const NEAR_1: [f64; 25] = [
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
const FAR_1: [f64; 21] = [
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

/// I₀(x) e^−|x|.
pub(super) fn i0e(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let magnitude = math.abs(x);
    let is_near = math.is(Direction::Le, magnitude, BORDER);
    let near = near(math, is_near, magnitude, &NEAR_0);
    let far = far(math, is_near, magnitude, &FAR_0);
    math.select(is_near, near, far)
}

/// I₁(x) e^−|x|.
pub(super) fn i1e(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let magnitude = math.abs(x);
    let is_near = math.is(Direction::Le, magnitude, BORDER);
    let near = near(math, is_near, magnitude, &NEAR_1);
    let near = math.mul(near, x);
    let far = far(math, is_near, magnitude, &FAR_1);
    let negated = math.neg(far);
    let is_negative = math.is(Direction::Lt, x, 0.0);
    let far = math.select(is_negative, negated, far);
    math.select(is_near, near, far)
}

/// The series of magnitudes up to the border.
fn near(math: &mut Math<'_>, is_near: ValueId, magnitude: ValueId, series: &[f64]) -> ValueId {
    let inner = math.only_where(is_near, magnitude, BORDER);
    let quarter = math.times(inner, 2.0 / BORDER);
    let place = math.plus(quarter, -1.0);
    chebyshev(math, place, series)
}

/// The series of the others, over their root.
fn far(math: &mut Math<'_>, is_near: ValueId, magnitude: ValueId, series: &[f64]) -> ValueId {
    let outer = math.number_where(is_near, BORDER, magnitude);
    let inverse = math.over(2.0 * BORDER, outer);
    let place = math.plus(inverse, -1.0);
    let sum = chebyshev(math, place, series);
    let root = math.sqrt(outer);
    math.div(sum, root)
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
