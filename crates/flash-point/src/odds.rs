//! What the coming fire may do.
