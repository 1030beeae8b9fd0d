//! Target descriptions: chips, boards and pods as data.
