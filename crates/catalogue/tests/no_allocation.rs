//! Random play allocates nothing once its buffers have grown.

/// Buffers and their growth: a handful, however many games are played.
const BUFFERS: u64 = 16;

#[test]
fn warmed_playouts_do_not_allocate() {
    for game in catalogue::games() {
        for sample in game.info().samples {
            let setup = serde_json::from_str(sample).expect("samples are JSON");
            let count = allocation_counter::measure(|| {
                game.playouts(&setup, 7, 30).expect("samples are legal");
            });
            let reading = allocation_counter::measure(|| {
                game.playouts(&setup, 7, 0).expect("samples are legal");
            });
            let own = count.count_total - reading.count_total;
            let id = game.info().id;
            assert!(own <= BUFFERS, "{id} {sample}: {own} allocations in 30 games");
        }
    }
}
