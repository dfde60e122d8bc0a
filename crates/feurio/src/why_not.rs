//! Why something may not be done.

use forest::{Colour, Lying, Number};
use hex::Hex;
use kernel::{Clause, Refusal};

use crate::{Action, Ending, Feurio, Phase, Timing, fe};

type Verdict = Result<(), Refusal>;

fn refuse(clause: Clause, en: impl Into<String>, de: impl Into<String>) -> Verdict {
    Err(Refusal::new(clause, en, de))
}

impl Feurio {
    pub(crate) fn judge(&self, action: Action) -> Verdict {
        match (self.phase, action) {
            (Phase::Over(ending), _) => {
                let clause = if ending == Ending::LastTile { fe(50) } else { fe(30) };
                refuse(clause, "the game is over", "das Spiel ist zu Ende")
            }
            (Phase::Opening | Phase::Drawing { .. }, Action::Draw(number)) => {
                self.judge_draw(number)
            }
            (Phase::Arranging, Action::Arrange(arrangement)) => {
                if arrangement.uses(self.opening()) {
                    return Ok(());
                }
                refuse(
                    fe(14),
                    "exactly the tiles turned up are arranged",
                    "genau die aufgedeckten Waldstücke werden angeordnet",
                )
            }
            (Phase::Committing, Action::Open) | (Phase::Deploying, Action::Pass) => Ok(()),
            (Phase::Committing, Action::Firebreak(price)) => self.judge_price(price),
            (Phase::Laying { .. }, Action::Lay(place)) => self.judge_place(place),
            (Phase::Laying { hidden, .. }, Action::Hide(place, price)) => {
                self.judge_timing(hidden)?;
                self.judge_place(place)?;
                self.judge_price(price)
            }
            (Phase::Deploying, Action::Deploy { colour, count, place }) => {
                self.judge_deployment(colour, count, place)
            }
            (_, Action::Open | Action::Firebreak(_) | Action::Hide(..))
                if self.rules.firebreak.is_none() =>
            {
                refuse(
                    fe(40),
                    "this game is played without firebreaks",
                    "dieses Spiel wird ohne Feuerschneisen gespielt",
                )
            }
            _ => self.refuse_out_of_order(),
        }
    }

    fn refuse_out_of_order(&self) -> Verdict {
        let task = self.describe_task();
        refuse(
            if self.phase == Phase::Arranging { fe(14) } else { fe(20) },
            format!("not now; what is to be done is: {}", task.en),
            format!("nicht jetzt; zu tun ist: {}", task.de),
        )
    }

    fn judge_draw(&self, number: Option<Number>) -> Verdict {
        match number {
            None => refuse(
                fe(20),
                "the number drawn must be named",
                "die gezogene Zahl muss genannt werden",
            ),
            Some(number) if self.bag.count(number) == 0 => refuse(
                fe(20),
                format!("no tile with a {number} is left to be drawn"),
                format!("es ist kein Waldstück mit einer {number} mehr zu ziehen"),
            ),
            Some(_) => Ok(()),
        }
    }

    fn judge_timing(&self, hidden: bool) -> Verdict {
        match self.rules.firebreak {
            Some(Timing::Peek) => Ok(()),
            Some(Timing::Commit) if hidden => refuse(
                fe(40),
                "the firebreak is decided already: lay it",
                "die Feuerschneise ist schon beschlossen: nur noch legen",
            ),
            Some(Timing::Commit) => refuse(
                fe(40),
                "here a firebreak must be decided before looking at the tile",
                "hier muss eine Feuerschneise vor dem Ansehen beschlossen werden",
            ),
            None => refuse(
                fe(40),
                "this game is played without firebreaks",
                "dieses Spiel wird ohne Feuerschneisen gespielt",
            ),
        }
    }

    fn judge_price(&self, price: Option<Colour>) -> Verdict {
        match (self.rules.firebreak_costs, price) {
            (false, None) => Ok(()),
            (false, Some(_)) => {
                refuse(fe(40), "a firebreak costs nothing here", "eine Schneise kostet hier nichts")
            }
            (true, None) => refuse(
                fe(40),
                "a firebreak costs one man: say which colour pays",
                "eine Feuerschneise kostet einen Mann: die Farbe nennen",
            ),
            (true, Some(colour)) => self.judge_payer(colour),
        }
    }

    fn judge_payer(&self, colour: Colour) -> Verdict {
        if self.rules.seating.owner(colour) != Some(self.turn) {
            return refuse(
                fe(40),
                format!("{} men are not yours to pay with", colour.name().en),
                format!("mit Männern in {} darf nicht bezahlt werden", colour.name().de),
            );
        }
        if self.supplies.of(self.turn, colour) == 0 {
            return refuse(
                fe(40),
                format!("you have no {} man left to pay with", colour.name().en),
                format!("kein Mann in {} ist mehr da, um zu bezahlen", colour.name().de),
            );
        }
        Ok(())
    }

    fn judge_place(&self, place: Hex) -> Verdict {
        let rim = match self.forest.at(place) {
            Lying::Rim(rim) => rim,
            Lying::Tile(_) => {
                return refuse(
                    fe(21),
                    format!("a tile lies at {place} already"),
                    format!("an {place} liegt schon ein Waldstück"),
                );
            }
            Lying::Nothing => {
                return refuse(
                    fe(21),
                    format!("{place} touches no tile"),
                    format!("{place} grenzt an kein Waldstück"),
                );
            }
        };
        let (here, hottest) = (self.forest.notes()[rim].0, self.hottest().0);
        if here == hottest {
            return Ok(());
        }
        refuse(
            fe(21),
            format!("the heat at {place} is {here}; the hottest places have {hottest}"),
            format!("die Hitze an {place} ist {here}; die heißesten Stellen haben {hottest}"),
        )
    }

    fn judge_deployment(&self, colour: Colour, count: u8, place: Hex) -> Verdict {
        if !(1..=3).contains(&count) {
            return refuse(
                fe(22),
                format!("one to three men are deployed, not {count}"),
                format!("ein bis drei Männer werden abgesetzt, nicht {count}"),
            );
        }
        self.judge_crew(colour, count)?;
        let Some(tile) = self.forest.tile_at(place) else {
            return refuse(
                fe(22),
                format!("no tile lies at {place}"),
                format!("an {place} liegt kein Waldstück"),
            );
        };
        self.judge_tile(tile, count)
    }

    fn judge_crew(&self, colour: Colour, count: u8) -> Verdict {
        let owner = self.rules.seating.owner(colour);
        if owner.is_some_and(|owner| owner != self.turn) {
            return refuse(
                fe(24),
                format!("{} men are not yours", colour.name().en),
                format!("Männer in {} gehören einem anderen Platz", colour.name().de),
            );
        }
        let left = self.supplies.of(self.turn, colour);
        if left < count {
            return refuse(
                fe(22),
                format!("you have only {left} {} men left", colour.name().en),
                format!("in {} sind nur noch {left} Männer da", colour.name().de),
            );
        }
        Ok(())
    }

    fn judge_tile(&self, tile: usize, count: u8) -> Verdict {
        let number = self.forest.number(tile);
        if number.is_face_down() {
            return refuse(
                fe(40),
                "nobody is deployed on a firebreak",
                "auf einer Feuerschneise wird niemand abgesetzt",
            );
        }
        let men = self.standing[tile] + count;
        if men > number.spaces() {
            return refuse(
                fe(22),
                format!("a {number} has {} spaces; {men} men would stand there", number.spaces()),
                format!("eine {number} hat {} Felder; dort stünden {men}", number.spaces()),
            );
        }
        let edges = self.forest.free_edges(tile);
        if men > edges {
            return refuse(
                fe(22),
                format!("the tile has {edges} free edges (FE-23); {men} men would stand there"),
                format!("das Waldstück hat {edges} freie Kanten (FE-23); dort stünden {men}"),
            );
        }
        Ok(())
    }
}
