"""Training steps at full published size, written as StableHLO from shapes alone."""
