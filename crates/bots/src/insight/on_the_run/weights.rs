//! What the evaluation weighs things with; the numbers are in `weights.txt`.

use super::super::weights::weights;

weights! {
    /// All of them.
    Weights {
        /// A lead of so many animals makes winning about three times as likely, at the end and at the
        /// start.
        lead_at_end: f32,
        /// Likewise.
        lead_at_start: f32,
        /// Where two colours are multiplied (OR-41), a further animal of one brings about as many points as
        /// the other has animals outside.
        product: f32,
        /// How many animals a turn brings into the forest on average, as tiles have room for one to three.
        startled_a_turn: f32,
        /// The part of the animals in the forest that will get out, when nothing more is known about them:
        /// about 26 edge fields for 48 animals.
        usual: f32,
        /// Of what is expected of animals in the supply that will still be startled, compared with `USUAL`.
        late: f32,
        /// An animal that can't reach an edge field in one move only rarely gets one that nobody else
        /// claims.
        inside: f32,
        /// An animal beside a field that nobody else wants is not quite out yet.
        not_yet: f32,
        /// Each flight before its own makes a herd's claim on the edge so much weaker.
        later_flight: f32,
        /// How much the lie of the land tells when all tiles are still to come.
        foresight: f32,
        /// The chance that one tile more is laid on an edge field, for three kinds of fields. A hot one
        /// may be covered at once, one between two tiles as soon as hotter ones are gone, and one that
        /// touches a single tile only after a neighbour was laid.
        hazard_hot: f32,
        /// Likewise.
        hazard_between: f32,
        /// Likewise.
        hazard_outside: f32,
        /// An edge field that somebody stands on is covered so much more eagerly: opponents send the animal
        /// home.
        hunted: f32,
        /// How much of the value is points rather than winning, and what is left of the chance when the
        /// turns left can't suffice.
        points: f32,
        /// Likewise.
        hopeless: f32,
        /// The risk of an animal on a hot spot while none, one or more other hot spots are vacant; of one
        /// on a field between tiles that may become hot; and how much of it counts if the animal could be
        /// startled again in one turn.
        cornered: [f32; 3],
        /// Likewise.
        near_fire: f32,
        /// Likewise.
        in_time: f32,
    }
}
