//! Ctrl-C and SIGTERM: output that was not committed is removed, and the process ends as it would
//! have.

/// Watches for the signals, on a thread of its own.
pub fn watch() {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM, SIGUSR1};
        use signal_hook::iterator::Signals;
        // Without the watch a signal ends the process at once, which leaves whole sets as well.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else {
            return;
        };
        // Hydra, MPICH's launcher, sends it to the other ranks when one of them is lost. They find
        // that by themselves, and are to print which one it was.
        if is_rank() && signals.add_signal(SIGUSR1).is_err() {
            return;
        }
        std::thread::spawn(move || {
            for signal in signals.forever().filter(|signal| *signal != SIGUSR1) {
                // The rank that this process waits for ends, the others say so, and so does this; a
                // search is told once.
                if forward(signal) {
                    continue;
                }
                peapod_driver::staging::abandon();
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    }
}

/// Hands a signal to the process that runs a rank, if this one waits for it; a search ends with
/// what it has found.
#[cfg(unix)]
fn forward(signal: i32) -> bool {
    #[cfg(feature = "pod")]
    return peapod_driver::pod::search::interrupt() || peapod_driver::pod::ranks::forward(signal);
    #[cfg(not(feature = "pod"))]
    {
        let _ = signal;
        false
    }
}

/// Whether this process is one of several ranks.
#[cfg(unix)]
fn is_rank() -> bool {
    #[cfg(feature = "pod")]
    return peapod_driver::pod::ranks::is_rank();
    #[cfg(not(feature = "pod"))]
    false
}
