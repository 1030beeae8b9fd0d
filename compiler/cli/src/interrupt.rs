//! Ctrl-C and SIGTERM: output that was not committed is removed, and the process ends as it would
//! have.

/// Watches for the signals, on a thread of its own.
pub fn watch() {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;
        // Without the watch a signal ends the process at once, which leaves whole sets as well.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else {
            return;
        };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                peapod_driver::staging::abandon();
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    }
}
