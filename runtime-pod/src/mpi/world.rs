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

impl World {
    /// An engine ends, whose exchanges have failed or not; whether it was the last one, and none of
    /// them has.
    fn leave(&mut self, engine_failed: bool) -> bool {
        let Self::Joined {
            engines, failed, ..
        } = self
        else {
            return false;
        };
        *engines -= 1;
        *failed |= engine_failed;
        *engines == 0 && !*failed
    }
}

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

/// As [`World::leave`], of this process.
pub(super) fn leave(engine_failed: bool) -> bool {
    let mut world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    world.leave(engine_failed)
}

/// Leaves for good. All other ranks have ended their last engines.
pub(super) fn finish(mpi: &Mpi) {
    let mut world = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    *world = World::Left;
    // Nothing is left to do for an error at the end.
    let _ = mpi.finalize();
}

#[cfg(test)]
mod tests {
    use super::World;

    fn of_engines(engines: usize) -> World {
        World::Joined {
            rank: 0,
            ranks: 2,
            engines,
            failed: false,
        }
    }

    #[test]
    fn only_the_last_engine_waits_for_the_other_ranks() {
        let mut world = of_engines(2);
        assert!(!world.leave(false), "the other one is still in use");
        assert!(world.leave(false));
    }

    #[test]
    fn mpi_is_not_finalized_after_a_failure() {
        for failures in [[true, false], [false, true]] {
            let mut world = of_engines(2);
            assert!(!failures.map(|failed| world.leave(failed)).contains(&true));
        }
        assert!(!World::Outside.leave(false) && !World::Left.leave(false));
    }
}
