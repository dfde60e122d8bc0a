//! The kernel's conformance kit on every sample set-up of both editions.

#[test]
fn conforms() {
    kernel::conformance::check::<vulkan::Vulkan>(6);
}
