//! Parameters of kernels of sampled signals: windows, Fourier transforms, filter banks.

use crate::micro::declare::structs;

structs! {
    /// Functions of sampled signals. What a kernel does not name is 1 in the first four fields, and
    /// 0 in the others.
    /// signal_window_s16: input and output `[lines][len]`, weights `[len]`;
    /// `clamp((x * weight) >> shift)`.
    /// fft_scale_bits_s16, fft_scale_s16, square_root_s64: `[len]`.
    /// energy_s16: input `[len][2]`, output `[len]`, which is 0 outside first..limit.
    /// filter_bank_u32: input `[len]`, weights and unweights of all bands in a row, bands
    /// `[out_len + 1][2]` of a first element and a width, output `[out_len]`.
    /// filter_bank_log_u32: `[len]`; `min(ln(x << shift) * factor, 32767)`, or 0 where
    /// `x << shift` is 0 or 1; the table, `[130]`, has `log2(1 + i / 128) - i / 128` in 2^-16.
    /// smooth_noise_u32: `[len]`; `((x << shift) * new + noise * kept) >> limit`, at most
    /// `x << shift` where first is 1; factors `[2][2]`, new and kept ones, of even elements and of
    /// odd ones. subtract_noise_u32: `[len]`; `max(((x << shift) - min(noise, x << shift)) >>
    /// shift, (x * factor) >> limit)`. Products have 64 bits, and everything else 32, which wrap.
    /// pcan_u32: `[len]`, gains `[125]`; what is amplified is shifted by `shift`.
    /// rfft: input `[lines][len]`, which zeros follow, output `[lines][out_len / 2 + 1][2]`,
    /// twiddles `[out_len / 2 + out_len / 4][2]`. irfft: the same with input and output exchanged,
    /// and `len` for `out_len`. These lengths are even, and half of them has no prime factors but
    /// 2, 3 and 5.
    /// overlap_add: input `[lines][frames][len]`, carry `[lines][len - out_len]`, which is
    /// not empty, output `[lines][(frames - 1) * out_len + len]`.
    pub struct Signal {
        /// Lines that are computed apart.
        pub lines: u32,
        /// Frames of a line.
        pub frames: u32,
        /// Elements of a line or frame of the input.
        pub len: u32,
        /// Elements of a line of the output, or from frame to frame.
        pub out_len: u32,
        /// First element that is computed.
        pub first: u32,
        /// First element that is not computed any more.
        pub limit: u32,
        /// Bits of a shift.
        pub shift: u32,
        /// Factor of the result, in 2^-16.
        pub factor: u32,
    }
}
