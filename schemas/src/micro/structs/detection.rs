//! Parameters of detections.

use crate::micro::declare::structs;

structs! {
    /// Boxes of objects, by non-maximum suppression. Inputs are encodings `[boxes][coordinates]`,
    /// of which the first four are y, x, h, w; scores `[boxes][background + classes]`; anchors
    /// `[boxes][4]` of y, x, h, w. The output is `[places][4]` of least y, x and greatest y, x,
    /// then classes `[places]`, scores `[places]`, and how many places are in use; others are 0.
    /// Scratch is `[5][boxes]`.
    pub struct DetectionPostprocess {
        /// How many there are before suppression.
        pub boxes: u32,
        /// Numbers of an encoding, at least 4.
        pub coordinates: u32,
        /// Classes, without the background.
        pub classes: u32,
        /// 1 if the first score is that of the background, else 0.
        pub background: u32,
        /// At least max_detections times classes_per_box.
        pub places: u32,
        /// Boxes that are taken at most.
        pub max_detections: u32,
        /// Classes of a box that is taken, the best ones, where not per_class; at most classes.
        pub classes_per_box: u32,
        /// Boxes that are taken at most of each class on its own; 0 if by the best class of each.
        pub per_class: u32,
        /// Least score of a box that is taken.
        pub score_threshold: f32,
        /// Largest share of an intersection in a union.
        pub iou_threshold: f32,
        /// What encodings of y are divided by.
        pub y_scale: f32,
        /// What encodings of x are divided by.
        pub x_scale: f32,
        /// What encodings of h are divided by.
        pub h_scale: f32,
        /// What encodings of w are divided by.
        pub w_scale: f32,
    }

    /// Boxes without those that overlap better ones. Inputs are boxes `[boxes][4]` of y, x of two
    /// opposite corners; scores `[boxes]`; the least share of an intersection in a union that
    /// hides a box, the score that those of boxes are above, and the sigma by which shares lower
    /// scores, of which none does if it is not positive. The output is indices `[places]`, scores
    /// `[places]`, and how many places are in use; others are 0. Scratch is `[boxes][3]`.
    pub struct NonMaxSuppression {
        /// How many there are, at most 2^24.
        pub boxes: u32,
        /// Boxes that are taken at most.
        pub places: u32,
    }

    /// Poses of people in an image of blocks. Inputs are log odds `[rows][columns][17]` of parts,
    /// offsets `[rows][columns][34]` to them in pixels, of rows and then of columns, and offsets
    /// `[rows][columns][64]` along 16 edges, of rows and of columns, then of the same backwards.
    /// The output is `[places][17][2]` of rows and columns in pixels, probabilities `[places][17]`,
    /// scores `[places]`, and how many places are in use; others are 0.
    pub struct PoseDecoder {
        /// Rows of blocks.
        pub rows: u32,
        /// Columns of blocks.
        pub columns: u32,
        /// Most poses.
        pub places: u32,
        /// Least log odds of a part to begin with.
        pub least: f32,
        /// Least score of a pose.
        pub threshold: f32,
        /// Pixels of a block.
        pub stride: f32,
        /// Blocks within which parts are the same.
        pub radius: f32,
    }
}
