//! MPI as a process has it: it is joined once and left once, however many engines there are.

use std::sync::{Mutex, PoisonError};

use super::library::{Mpi, MpiError};

/// What this process has to do with MPI.
enum World {
    /// It has not joined.
    Outside,
    /// It is a rank, and has so many engines.
    Joined {
        rank: usize,
        ranks: usize,
        engines: usize,
        /// An engine has failed, so that requests may be open.
        failed: bool,
    },
    /// It has left, which is for good.
    Left,
}

static WORLD: Mutex<World> = Mutex::new(World::Outside);

/// Joins for an engine, if none has yet; yields this rank and how many there are.
pub(super) fn join(mpi: &Mpi) -> Result<(usize, usize), MpiError> {
    let mut world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    match &mut *world {
        World::Outside => {
            let (rank, ranks) = mpi.init()?;
            *world = World::Joined {
                rank,
                ranks,
                engines: 1,
                failed: false,
            };
            Ok((rank, ranks))
        }
        World::Joined {
            rank,
            ranks,
            engines,
            ..
        } => {
            *engines += 1;
            Ok((*rank, *ranks))
        }
        World::Left => Err(MpiError::Left),
    }
}

/// An engine ends, whose exchanges have failed or not; whether it was the last one, and none of
/// them has.
pub(super) fn leave(engine_failed: bool) -> bool {
    let mut world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    let World::Joined {
        engines, failed, ..
    } = &mut *world
    else {
        return false;
    };
    *engines -= 1;
    *failed |= engine_failed;
    *engines == 0 && !*failed
}

/// Leaves for good. All other ranks have ended their last engines.
pub(super) fn finish(mpi: &Mpi) {
    let mut world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    *world = World::Left;
    // Nothing is left to do for an error at the end.
    let _ = mpi.finalize();
}
