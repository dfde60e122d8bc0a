//! Why an action is not allowed, decided place by place from the rules.

use forest::{Colour, Number, TILES};
use hex::Hex;
use kernel::Refusal;

use crate::action::{Action, Flight};
use crate::clauses::{VU_1, VU_3, VU_4, VU_5, VU_10, VU_11, VU_12, VU_20};
use crate::state::{Phase, Vulkan};
use crate::words;

impl Vulkan {
    pub(crate) fn objections_to(&self, action: Action) -> Vec<Refusal> {
        match (action, self.phase) {
            (_, Phase::Over) => vec![over()],
            (Action::Grow(place), Phase::Growing) => self.objections_to_growing(place),
            (Action::TurnUp(number), Phase::TurningUp) => self.objections_to_number(number),
            (Action::Volcano(place), Phase::Choosing) => self.objections_to_volcano(place),
            (Action::Fly(flight), Phase::Flying) => self.objections_to_flight(flight),
            (action, phase) => vec![not_now(action, phase)],
        }
    }

    fn objections_to_growing(&self, place: Hex) -> Vec<Refusal> {
        if self.places().contains(&place) {
            return vec![taken(place)];
        }
        // A place at the rim of the coordinates can't be near a forest grown from the middle.
        let tiles = place.neighbours().map(|beside| self.places().contains(&beside));
        let touching = tiles.iter().filter(|&&tile| tile).count();
        if touching < 2 {
            return vec![touches_too_few(place, touching)];
        }
        let groups = (0..6).filter(|&side| !tiles[side] && tiles[(side + 1) % 6]).count();
        if groups == 1 { vec![] } else { vec![closes_a_hole(place)] }
    }

    fn objections_to_number(&self, number: Number) -> Vec<Refusal> {
        if self.bag.count(number) > 0 {
            return vec![];
        }
        vec![Refusal::new(
            VU_1,
            format!("No {number} is left in the box."),
            format!("In der Schachtel ist keine {number} mehr."),
        )]
    }

    fn objections_to_volcano(&self, place: Hex) -> Vec<Refusal> {
        if !self.lies(place) {
            return vec![no_tile(VU_4, place)];
        }
        let open = place.neighbours().into_iter().filter(|&beside| !self.lies(beside)).count();
        if open == 0 { vec![] } else { vec![not_enclosed(place, open)] }
    }

    fn objections_to_flight(&self, flight: Flight) -> Vec<Refusal> {
        if !self.lies(flight.from) {
            return vec![no_tile(VU_10, flight.from)];
        }
        let row = self.row_ahead(flight);
        let volcano = self.board.volcano().map(|tile| self.board.layout().place(tile));
        let behind = flight.from.neighbour(flight.direction.opposite());
        let mut objections = vec![];
        if self.lies(behind) {
            objections.push(edge_taken(flight, behind));
        }
        if let Some(volcano) = volcano.filter(|volcano| row.contains(volcano)) {
            objections.push(over_volcano(volcano));
        }
        objections.extend(self.objection_to_colour(flight.colour));
        if !row.iter().any(|&place| Some(place) != volcano && self.takes_load(place)) {
            objections.push(no_free_space(&row));
        }
        objections
    }

    fn objection_to_colour(&self, colour: Colour) -> Option<Refusal> {
        let owner = self.seating.owner(colour);
        if owner.is_some_and(|owner| owner != self.turn) {
            return Some(foreign_colour(colour));
        }
        (self.supplies.of(self.turn, colour) == 0).then(|| used_up(colour))
    }

    /// Whether a tile lies at a place.
    fn lies(&self, place: Hex) -> bool {
        self.board.tile_at(place).is_some()
    }

    /// Whether the tile at a place has a free space.
    fn takes_load(&self, place: Hex) -> bool {
        let tile = self.board.tile_at(place);
        tile.is_some_and(|tile| self.board.loads(tile).total() < self.board.number(tile).spaces())
    }

    /// The tiles a flight passes, the first included, walked one by one (VU-10).
    fn row_ahead(&self, flight: Flight) -> Vec<Hex> {
        let next = |place: &Hex| Some(place.neighbour(flight.direction));
        std::iter::successors(Some(flight.from), next)
            .take(TILES)
            .take_while(|&place| self.lies(place))
            .collect()
    }
}

fn over() -> Refusal {
    Refusal::new(VU_20, "The game is over.", "Das Spiel ist zu Ende.")
}

fn not_now(action: Action, phase: Phase) -> Refusal {
    match phase {
        Phase::Growing => Refusal::new(
            VU_3,
            "The forest still grows: chance adds the next place.",
            "Der Wald wächst noch: der Zufall legt den nächsten Platz an.",
        ),
        Phase::TurningUp => Refusal::new(
            VU_3,
            "The tiles are still being turned up.",
            "Die Waldstücke werden noch aufgedeckt.",
        ),
        Phase::Choosing => Refusal::new(
            VU_4,
            "First the last seat picks the volcano.",
            "Zuerst wählt der letzte Platz den Vulkan.",
        ),
        Phase::Flying | Phase::Over => match action {
            Action::Volcano(_) => Refusal::new(
                VU_4,
                "The volcano is chosen already.",
                "Der Vulkan ist schon gewählt.",
            ),
            Action::Grow(_) | Action::TurnUp(_) | Action::Fly(_) => {
                Refusal::new(VU_3, "The forest is laid out already.", "Der Wald liegt schon aus.")
            }
        },
    }
}

fn taken(place: Hex) -> Refusal {
    Refusal::new(
        VU_3,
        format!("A tile lies at {place} already."),
        format!("Auf {place} liegt schon ein Waldstück."),
    )
}

fn touches_too_few(place: Hex, touching: usize) -> Refusal {
    Refusal::new(
        VU_3,
        format!("Every tile touches at least two others; at {place} it would touch {touching}."),
        format!("Jedes Waldstück berührt mindestens zwei andere; auf {place} wären es {touching}."),
    )
}

fn closes_a_hole(place: Hex) -> Refusal {
    Refusal::new(
        VU_3,
        format!("A random forest has no holes; a tile at {place} could close one in."),
        format!("Ein Zufallswald hat keine Löcher; ein Waldstück auf {place} könnte eins bilden."),
    )
}

fn no_tile(clause: kernel::Clause, place: Hex) -> Refusal {
    Refusal::new(
        clause,
        format!("No tile lies at {place}."),
        format!("Auf {place} liegt kein Waldstück."),
    )
}

fn not_enclosed(place: Hex, open: usize) -> Refusal {
    Refusal::new(
        VU_4,
        format!("The volcano is enclosed on all six sides; the tile at {place} has {open} open."),
        format!(
            "Der Vulkan ist auf allen sechs Seiten eingeschlossen; auf {place} sind {open} offen."
        ),
    )
}

fn edge_taken(flight: Flight, behind: Hex) -> Refusal {
    let (from, towards) = (flight.from, words::towards(flight.direction));
    Refusal::new(
        VU_10,
        format!(
            "A flight {} begins over a free edge; behind {from} lies the tile at {behind}.",
            towards.en
        ),
        format!(
            "Ein Flug nach {} beginnt an einer freien Kante; hinter {from} liegt {behind}.",
            towards.de
        ),
    )
}

fn over_volcano(volcano: Hex) -> Refusal {
    Refusal::new(
        VU_11,
        format!("The row contains the volcano at {volcano}."),
        format!("Die Reihe enthält den Vulkan auf {volcano}."),
    )
}

fn foreign_colour(colour: Colour) -> Refusal {
    let colour = colour.name();
    Refusal::new(
        VU_5,
        format!("The {} loads belong to somebody else.", colour.en),
        format!("{} gehört jemand anderem.", colour.de),
    )
}

fn used_up(colour: Colour) -> Refusal {
    let colour = colour.name();
    Refusal::new(
        VU_12,
        format!("No {} load is left.", colour.en),
        format!("Von {} ist keine Ladung mehr da.", colour.de),
    )
}

fn no_free_space(row: &[Hex]) -> Refusal {
    let row = words::places(row);
    Refusal::new(
        VU_12,
        format!("At least one load must be dropped; no tile of {row} has a free space."),
        format!("Mindestens eine Ladung muss fallen; in {row} ist kein Feld frei."),
    )
}
