//! Why a decision may not be made: each phase's own rules. The turn's actions are in
//! [`why_act`](crate::why_act).

use kernel::Refusal;

use crate::action::{Action, Die};
use crate::board::Vehicle;
use crate::cell::Cell;
use crate::clauses::{refuse, require};
use crate::figure::Figure;
use crate::phase::{Dice, Phase};
use crate::state::FlashPoint;

impl FlashPoint {
    /// Refuses an action that is not legal.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(refuse(51, "The game is over.", "Das Spiel ist zu Ende.")),
            (Phase::Act, action) if is_act(action) => self.check_act(action),
            (Phase::Start { .. }, Action::Start(cell)) => require(!cell.in_house(), 10, || {
                (
                    format!("{cell} is inside; firefighters start outside."),
                    format!("{cell} liegt im Haus; begonnen wird draußen."),
                )
            }),
            (Phase::Park { vehicle }, Action::Park(given, _)) => check_vehicle(vehicle, given),
            (Phase::Ride { vehicle, pending }, Action::Ride(_) | Action::Stay) => {
                self.check_ride(vehicle, pending, action)
            }
            (Phase::Aim { .. }, Action::Keep) | (Phase::PlayOn, Action::Stop) => Ok(()),
            (Phase::Aim { dice }, Action::Reroll(die)) => check_reroll(dice, die),
            (Phase::PlayOn, Action::PlayOn) => require(self.can_end_off_fire(), 21, || {
                (
                    "Somebody would have to end the turn on fire.",
                    "Jemand müsste seinen Zug im Feuer beenden.",
                )
            }),
            (Phase::Detonate { .. }, Action::Detonate(cell)) => {
                require(self.burning_hazmats().contains(cell), 91, || {
                    (
                        format!("No hazmat burns on {cell}."),
                        format!("Auf {cell} brennt kein Gefahrstoff."),
                    )
                })
            }
            (Phase::KnockDown { pending }, Action::Recover(cell)) => {
                self.check_recovery(pending, cell)
            }
            _ => self.check_chance(action),
        }
    }

    fn check_ride(&self, vehicle: Vehicle, pending: u8, action: Action) -> Result<(), Refusal> {
        if let Action::Ride(cell) = action {
            require(self.on_vehicle(vehicle, cell), 70, || {
                (
                    format!("{cell} is no cell of the new spot."),
                    format!("{cell} gehört nicht zum neuen Parkplatz."),
                )
            })?;
        } else {
            require(!self.must_ride(vehicle, pending), 70, || {
                ("The engine's driver rides along.", "Wer das Löschfahrzeug fährt, fährt mit.")
            })?;
        }
        self.check_way_off(action)
    }

    fn check_recovery(&self, pending: u8, cell: Cell) -> Result<(), Refusal> {
        let figure = Figure::at(pending.trailing_zeros() as u8);
        let clause = if self.rules.experienced { 95 } else { 35 };
        require(self.recovery_cells(figure).contains(cell), clause, || {
            (
                format!(
                    "Firefighter {figure} can't recover on {cell}: only at the next ambulance."
                ),
                format!("Auf {cell} erholt sich {figure} nicht: nur am nächsten Rettungswagen."),
            )
        })
    }

    fn check_chance(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Reveal { .. }, Action::Turn(victim)) => {
                let left =
                    if victim { self.tally.unseen_victims } else { self.tally.unseen_alarms };
                require(left > 0, 40, || ("None of these is left.", "Davon ist keines mehr übrig."))
            }
            (
                Phase::SetupBlast { number: 1, .. } | Phase::Reroll { red: false, .. },
                Action::Black(face),
            ) => check_face(face, 8),
            (Phase::Reroll { red: true, .. }, Action::Red(face)) => check_face(face, 6),
            (Phase::SetupBlast { number: 3, .. }, Action::Red(face)) => {
                let burns = !self.third_blast_faces().iter().any(|cell| cell.row() == face);
                require(!burns, 61, || {
                    (
                        format!("Row {face} of that column burns: roll again."),
                        format!("Zeile {face} dieser Spalte brennt: noch einmal würfeln."),
                    )
                })
            }
            (Phase::Deal { .. }, Action::Deal(role)) => require(self.is_free(role), 64, || {
                (
                    format!("The {} is dealt already.", role.name().en),
                    format!("Die Karte ist schon verteilt: {}.", role.name().de),
                )
            }),
            (_, Action::Roll(cell)) if self.rolls_both() => self.check_roll(cell),
            _ => Err(self.wrong_moment()),
        }
    }

    /// Whether both dice are rolled now.
    fn rolls_both(&self) -> bool {
        match self.phase {
            Phase::SetupBlast { number: 1, .. } => false,
            Phase::SetupBlast { number: 3, .. } => self.third_blast_faces().is_empty(),
            Phase::SetupBlast { .. }
            | Phase::SetupHazmat { .. }
            | Phase::SetupPoi { .. }
            | Phase::SetupHotSpot { .. }
            | Phase::Gun
            | Phase::Fire { .. }
            | Phase::Replenish => true,
            _ => false,
        }
    }

    fn check_roll(&self, cell: Cell) -> Result<(), Refusal> {
        require(cell.in_house(), 1, || {
            (
                format!("The dice never show {cell}, which is outside."),
                format!("Die Würfel zeigen nie {cell}: das liegt draußen."),
            )
        })?;
        let (fire, poi) = (self.fire.contains(cell), self.tokens.poi_on(cell));
        let (clause, again) = match self.phase {
            Phase::SetupBlast { .. } => (61, fire),
            Phase::SetupHazmat { .. } => (62, fire || self.hazmat_cells().contains(cell)),
            Phase::SetupPoi { .. } => (62, fire || poi),
            Phase::SetupHotSpot { .. } => (63, self.hot_spots.contains(cell)),
            Phase::Replenish if self.rules.experienced => {
                (96, self.follow_arrows(cell, self.free_for_poi()).is_none())
            }
            Phase::Replenish => (41, poi),
            _ => (30, false),
        };
        require(!again, clause, || {
            (
                format!("{cell} can't be used here: roll again."),
                format!("{cell} geht hier nicht: noch einmal würfeln."),
            )
        })
    }

    /// The action belongs to another moment of the game.
    fn wrong_moment(&self) -> Refusal {
        let setting_up = matches!(
            self.phase,
            Phase::SetupBlast { .. }
                | Phase::SetupHazmat { .. }
                | Phase::SetupPoi { .. }
                | Phase::Deal { .. }
                | Phase::SetupHotSpot { .. }
                | Phase::Start { .. }
                | Phase::Park { .. }
        );
        let task = self.task_now();
        refuse(
            if setting_up { 60 } else { 11 },
            format!("Not now. {}", task.en),
            format!("Nicht jetzt. {}", task.de),
        )
    }
}

/// Whether the action is one of a turn's actions.
fn is_act(action: Action) -> bool {
    use Action::*;
    matches!(
        action,
        Do(_)
            | Command(..)
            | Douse(_)
            | Quench(_)
            | Chop(_)
            | Treat(_)
            | Dispose(_)
            | Identify(_)
            | Crew(_)
            | Drive(..)
            | Gun
            | Spend(_)
            | EndTurn
    )
}

fn check_vehicle(due: Vehicle, given: Vehicle) -> Result<(), Refusal> {
    require(due == given, 65, || {
        (
            format!("First to be parked: {}.", due.name().en),
            format!("Zuerst zu parken: {}.", due.name().de),
        )
    })
}

fn check_reroll(dice: Dice, die: Die) -> Result<(), Refusal> {
    let stands = if die == Die::Red { dice.red_stands } else { dice.black_stands };
    require(!stands, 87, || {
        ("Each die is rolled again once at most.", "Jeder Würfel höchstens einmal neu.")
    })
}

fn check_face(face: u8, sides: u8) -> Result<(), Refusal> {
    require((1..=sides).contains(&face), 1, || {
        (format!("The die has no {face}."), format!("Der Würfel hat keine {face}."))
    })
}
