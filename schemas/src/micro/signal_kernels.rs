//! Kernels of sampled signals: windows, Fourier transforms, filter banks.

/// Calls a macro with rows of the table of kernels, and those of this file after them. They are as
/// [`for_each_kernel`](crate::for_each_kernel) describes.
#[doc(hidden)]
#[macro_export]
macro_rules! with_signal_kernels {
    ($callback:ident $($rows:tt)*) => {
        $callback! {
            $($rows)*
            signal_window {
                /// Lines times one line of weights, shifted and saturated, s16.
                300 SignalWindowS16 signal_window_s16 SIGNAL_WINDOW_S16 Signal
                    (Facts::new(
                        [input(&[S16]), any("weights", &[S16])],
                        [output(&[S16])],
                    ).in_place(First));
            }
            fft_scale {
                /// By how many bits elements can be shifted before one of them overflows, s16.
                301 FftScaleBitsS16 fft_scale_bits_s16 FFT_SCALE_BITS_S16 Signal
                    (Facts::map(&[S16], &[S32]));
                /// Elements shifted to the left by a number of bits from 0 to 15, s16.
                302 FftScaleS16 fft_scale_s16 FFT_SCALE_S16 Signal
                    (Facts::new([input(&[S16]), any("bits", &[S32])], [output(&[S16])])
                        .in_place(First));
            }
            energy {
                /// Squares of the magnitudes of complex numbers of s16, u32.
                303 EnergyS16 energy_s16 ENERGY_S16 Signal (Facts::map(&[S16], &[U32]));
            }
            filter_bank {
                /// Weighted sums of bands of u32, of the weights of each and the unweights of the
                /// one before it; wrapping, s64.
                304 FilterBankU32 filter_bank_u32 FILTER_BANK_U32 Signal
                    (Facts::new(
                        [
                            input(&[U32]),
                            constant("weights", &[S16]),
                            constant("unweights", &[S16]),
                            constant("bands", &[S16]),
                        ],
                        [output(&[S64])],
                    ));
                /// Square roots of numbers of 64 bits without a sign, shifted to the right by a
                /// number of bits from 0 to 31, u32.
                305 SquareRootS64 square_root_s64 SQUARE_ROOT_S64 Signal
                    (Facts::new([input(&[S64]), any("bits", &[S32])], [output(&[U32])]));
                /// Natural logarithms of u32, s16.
                309 FilterBankLogU32 filter_bank_log_u32 FILTER_BANK_LOG_U32 Signal
                    (Facts::new(
                        [input(&[U32]), constant("table", &[S16])],
                        [output(&[S16])],
                    ));
            }
            noise {
                /// An estimate of noise, of u32 and the estimate before. In place over either.
                306 SmoothNoiseU32 smooth_noise_u32 SMOOTH_NOISE_U32 Signal
                    (Facts::new(
                        [
                            input(&[U32]),
                            any("estimate", &[U32]),
                            constant("factors", &[U32]),
                        ],
                        [output(&[U32])],
                    ).in_place(Either));
                /// What is left of u32 without an estimate of noise. In place over either.
                307 SubtractNoiseU32 subtract_noise_u32 SUBTRACT_NOISE_U32 Signal
                    (Facts::zip(&[U32]));
            }
            pcan {
                /// Per-channel amplitude normalisation of u32: a gain that follows from an
                /// estimate of noise, and a function that shrinks what is small.
                308 PcanU32 pcan_u32 PCAN_U32 Signal
                    (Facts::new(
                        [input(&[U32]), any("noise", &[U32]), constant("gains", &[S16])],
                        [output(&[U32])],
                    ).in_place(First));
            }
            rfft {
                /// Fourier transform of reals, s16; twiddles in 2^-15. Divided by its length.
                310 RfftS16 rfft_s16 RFFT_S16 Signal (Facts::fourier(&[S16]));
                /// Fourier transform of reals, s32; twiddles in 2^-31. Divided by its length.
                311 RfftS32 rfft_s32 RFFT_S32 Signal (Facts::fourier(&[S32]));
                /// Fourier transform of reals, f32.
                312 RfftF32 rfft_f32 RFFT_F32 Signal (Facts::fourier(&[F32]));
            }
            irfft {
                /// Inverse Fourier transform to reals, s16; twiddles in 2^-15.
                313 IrfftS16 irfft_s16 IRFFT_S16 Signal (Facts::fourier(&[S16]));
                /// Inverse Fourier transform to reals, s32; twiddles in 2^-31.
                314 IrfftS32 irfft_s32 IRFFT_S32 Signal (Facts::fourier(&[S32]));
                /// Inverse Fourier transform to reals, f32. Divided by its length.
                315 IrfftF32 irfft_f32 IRFFT_F32 Signal (Facts::fourier(&[F32]));
            }
            overlap_add {
                /// Frames added where they overlap, saturated, s16.
                316 OverlapAddS16 overlap_add_s16 OVERLAP_ADD_S16 Signal
                    (Facts::overlapping(&[S16]));
                /// Frames added where they overlap, f32.
                317 OverlapAddF32 overlap_add_f32 OVERLAP_ADD_F32 Signal
                    (Facts::overlapping(&[F32]));
            }
        }
    };
}
