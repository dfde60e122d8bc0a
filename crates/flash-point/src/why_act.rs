//! Why an action of the turn may not be taken.

use kernel::Refusal;

use crate::action::{Action, Order};
use crate::board::{Barrier, Vehicle};
use crate::cell::Cell;
use crate::clauses::{refuse, require};
use crate::figure::Figure;
use crate::house::Door;
use crate::role::{Purpose, Role, Skill};
use crate::state::FlashPoint;
use crate::tokens::{Kind, Load};

type Checked = Result<(), Refusal>;

impl FlashPoint {
    pub(crate) fn check_act(&self, action: Action) -> Checked {
        match action {
            Action::Do(order) => self.check_order(self.turn.figure, order)?,
            Action::Command(figure, order) => self.check_command(figure, order)?,
            Action::Douse(cell) => self.check_hose(cell, 1)?,
            Action::Quench(cell) => self.check_hose(cell, 2)?,
            Action::Chop(cell) => self.check_chop(cell)?,
            Action::Treat(holder) => self.check_treat(holder)?,
            Action::Dispose(holder) => self.check_dispose(holder)?,
            Action::Identify(cell) => self.check_identify(cell)?,
            Action::Crew(role) => self.check_crew(role)?,
            Action::Drive(vehicle, _) => self.check_drive(vehicle)?,
            Action::Gun => self.check_gun()?,
            Action::Spend(own) => self.check_spend(own)?,
            _ => return self.check_end(),
        }
        self.check_way_off(action)
    }

    /// Nobody may be made to end the turn on fire (FP-21).
    pub(crate) fn check_way_off(&self, action: Action) -> Checked {
        let in_fire = self.burning() != 0 || self.enters_fire(action);
        require(!in_fire || self.leads_off_fire(action), 21, || {
            (
                "After that, somebody would have to end the turn on fire.",
                "Danach müsste jemand den Zug im Feuer beenden.",
            )
        })
    }

    fn check_end(&self) -> Checked {
        let burning = self.all_figures().find(|&f| self.fire.contains(self.figure(f).cell));
        let Some(figure) = burning else { return Ok(()) };
        let cell = self.figure(figure).cell;
        Err(refuse(
            21,
            format!("Firefighter {figure} stands in the fire on {cell}: no turn ends there."),
            format!("Feuerwehrmann {figure} steht auf {cell} im Feuer: so endet kein Zug."),
        ))
    }

    fn check_points(&self, clause: u16, purpose: Purpose, cost: u8) -> Checked {
        let purse = self.purse(purpose);
        require(cost <= purse, clause, || {
            (
                format!("That costs {cost} points; {purse} are left for it."),
                format!("Das kostet {cost} Punkte; dafür sind {purse} übrig."),
            )
        })
    }

    fn check_role(&self, clause: u16, role: Role) -> Checked {
        require(self.acting().role == Some(role), clause, || {
            (
                format!("Only the {} can do that.", role.name().en),
                format!("Das kann nur einer: {}.", role.name().de),
            )
        })
    }

    fn check_command(&self, figure: Figure, order: Order) -> Checked {
        self.check_role(84, Role::Captain)?;
        let other = figure.index() < usize::from(self.rules.figures) && figure != self.turn.figure;
        require(other, 84, || {
            (
                format!("Firefighter {figure} is nobody else here."),
                format!("Feuerwehrmann {figure} ist hier kein anderer."),
            )
        })?;
        self.check_order(figure, order)
    }

    fn check_order(&self, figure: Figure, order: Order) -> Checked {
        match order {
            Order::Move(to) => self.check_move(figure, to),
            Order::Open(to) => self.check_door(figure, order, to, Door::Closed),
            Order::Close(to) => self.check_door(figure, order, to, Door::Open),
            Order::Carry(load) => self.check_carry(figure, load),
            Order::Lead => self.check_lead(figure),
            Order::Drop => require(self.figure(figure).carries.is_some(), 21, || {
                (format!("{figure} carries nothing."), format!("{figure} trägt nichts."))
            }),
            Order::Leave => require(self.figure(figure).leads.is_some(), 80, || {
                (format!("{figure} leads nobody."), format!("{figure} führt niemanden."))
            }),
        }
    }

    fn check_price(&self, figure: Figure, order: Order, cost: u8) -> Checked {
        require(self.within_cafs_limit(figure, cost), 84, || {
            (
                "At most one point a turn is spent on the CAFS firefighter.",
                "Höchstens ein Punkt je Zug für den Druckluftschaumexperten.",
            )
        })?;
        let clause = if matches!(order, Order::Move(_)) { 21 } else { 24 };
        self.check_points(clause, self.purpose_of(figure, order), cost)
    }

    fn check_move(&self, figure: Figure, to: Cell) -> Checked {
        let cell = self.figure(figure).cell;
        require(self.is_adjacent(cell, to), 3, || {
            (format!("{to} is not adjacent to {cell}."), format!("{to} grenzt nicht an {cell}."))
        })?;
        let Some(cost) = self.step_cost(figure, to) else {
            return Err(refuse(
                21,
                format!("Nobody and nothing is taken into the fire on {to}."),
                format!("Niemand und nichts wird ins Feuer auf {to} mitgenommen."),
            ));
        };
        self.check_price(figure, Order::Move(to), cost)
    }

    fn check_door(&self, figure: Figure, order: Order, to: Cell, needed: Door) -> Checked {
        let cell = self.figure(figure).cell;
        let door = self.door_towards(cell, to);
        require(door.is_some(), 24, || {
            (
                format!("There is no door between {cell} and {to}."),
                format!("Zwischen {cell} und {to} ist keine Tür."),
            )
        })?;
        require(door != Some(Door::Gone), 24, || {
            (
                format!("The door between {cell} and {to} is destroyed."),
                format!("Die Tür zwischen {cell} und {to} ist zerstört."),
            )
        })?;
        require(door == Some(needed), 24, || {
            (
                format!("The door between {cell} and {to} is not {needed}."),
                format!("Die Tür zwischen {cell} und {to} steht nicht passend."),
            )
        })?;
        self.check_price(figure, order, 1)
    }

    fn check_carry(&self, figure: Figure, load: Load) -> Checked {
        let who = self.figure(figure);
        let clause = if load == Load::Hazmat { 90 } else { 21 };
        require(who.carries.is_none(), clause, || {
            ("One thing is carried at a time.", "Getragen wird immer nur eines.")
        })?;
        require(self.tokens.lying(who.cell, load.kind()).is_some(), clause, || {
            (
                format!("Nothing of that kind lies on {}.", who.cell),
                format!("Auf {} liegt nichts dergleichen.", who.cell),
            )
        })
    }

    fn check_lead(&self, figure: Figure) -> Checked {
        let who = self.figure(figure);
        require(who.leads.is_none(), 80, || {
            ("One treated victim walks along at a time.", "Es geht immer nur ein Opfer mit.")
        })?;
        require(self.tokens.lying(who.cell, Kind::Treated).is_some(), 80, || {
            (
                format!("No treated victim waits on {}.", who.cell),
                format!("Auf {} wartet kein behandeltes Opfer.", who.cell),
            )
        })
    }

    /// `steps` 1: smoke away or fire to smoke; 2: fire away (FP-25).
    fn check_hose(&self, cell: Cell, steps: u8) -> Checked {
        let own = self.acting().cell;
        require(cell == own || self.is_adjacent(own, cell), 25, || {
            (
                format!("{cell} is out of reach from {own}."),
                format!("{cell} ist von {own} aus nicht zu erreichen."),
            )
        })?;
        let fire = self.fire.contains(cell);
        require(fire || (steps == 1 && self.smoke.contains(cell)), 25, || {
            (
                format!("On {cell} there is nothing like that to put out."),
                format!("Auf {cell} gibt es da nichts zu löschen."),
            )
        })?;
        let cost = steps * self.acting().role.douse_cost();
        self.check_points(25, Purpose::Extinguish, cost)
    }

    fn check_chop(&self, to: Cell) -> Checked {
        let cell = self.acting().cell;
        let barrier = cell.direction_to(to).map(|direction| self.house.barrier(cell, direction));
        let Some(Barrier::Wall(wall)) = barrier else {
            return Err(refuse(
                26,
                format!("There is no wall between {cell} and {to}."),
                format!("Zwischen {cell} und {to} ist keine Wand."),
            ));
        };
        require(self.house.damage(wall) < 2, 3, || {
            (
                format!("The wall between {cell} and {to} is destroyed already."),
                format!("Die Wand zwischen {cell} und {to} ist schon zerstört."),
            )
        })?;
        self.check_points(26, Purpose::Other, self.acting().role.chop_cost())
    }

    fn check_treat(&self, holder: Option<Figure>) -> Checked {
        self.check_role(80, Role::Paramedic)?;
        require(self.within_reach(holder, Kind::Victim).is_some(), 80, || {
            ("There is no such victim here.", "Hier ist kein solches Opfer.")
        })?;
        require(self.heal_markers() > 0, 80, || {
            ("All three heal markers are in use.", "Alle drei Heilungssymbole sind vergeben.")
        })?;
        self.check_points(80, Purpose::Other, 1)
    }

    fn check_dispose(&self, holder: Option<Figure>) -> Checked {
        self.check_role(82, Role::Hazmat)?;
        require(self.within_reach(holder, Kind::Hazmat).is_some(), 82, || {
            ("There is no such hazmat here.", "Hier ist kein solcher Gefahrstoff.")
        })?;
        self.check_points(82, Purpose::Other, 2)
    }

    fn check_identify(&self, cell: Cell) -> Checked {
        self.check_role(86, Role::Imaging)?;
        require(self.tokens.lying(cell, Kind::Hidden).is_some(), 86, || {
            (
                format!("No face-down POI lies on {cell}."),
                format!("Auf {cell} liegt kein verdecktes Einsatzsymbol."),
            )
        })?;
        self.check_points(86, Purpose::Other, 1)
    }

    fn check_crew(&self, role: Role) -> Checked {
        self.check_experienced(88)?;
        require(self.turn.fresh, 88, || {
            ("Only a turn's first action.", "Nur als erste Aktion eines Zuges.")
        })?;
        require(self.on_vehicle(Vehicle::Engine, self.acting().cell), 88, || {
            ("Only where the engine stands.", "Nur dort, wo das Löschfahrzeug steht.")
        })?;
        require(self.is_free(role), 88, || {
            (
                format!("The {} is in play.", role.name().en),
                format!("Die Karte ist im Spiel: {}.", role.name().de),
            )
        })
    }

    fn check_drive(&self, vehicle: Vehicle) -> Checked {
        self.check_experienced(70)?;
        let there = self.on_vehicle(vehicle, self.acting().cell);
        require(vehicle == Vehicle::Ambulance || there, 70, || {
            ("The engine's driver must be on it.", "Am Steuer muss man auf dem Fahrzeug sein.")
        })?;
        self.check_points(70, Purpose::Other, 2)
    }

    fn check_gun(&self) -> Checked {
        self.check_experienced(72)?;
        require(self.on_vehicle(Vehicle::Engine, self.acting().cell), 72, || {
            ("The deck gun is on the engine.", "Der Löschmonitor ist auf dem Löschfahrzeug.")
        })?;
        require(self.gun_is_free(), 72, || {
            ("A firefighter is in the quadrant.", "Im Quadranten ist ein Feuerwehrmann.")
        })?;
        self.check_points(72, Purpose::Other, self.acting().role.gun_cost())
    }

    fn check_spend(&self, own: bool) -> Checked {
        let both = self.turn.free > 0 && self.turn.points > 0;
        require(both, 89, || {
            ("There are not two kinds of points.", "Es gibt nicht zwei Arten von Punkten.")
        })?;
        require(own != self.turn.own_first, 89, || {
            ("They are spent so already.", "So werden sie schon ausgegeben.")
        })
    }

    fn check_experienced(&self, clause: u16) -> Checked {
        require(self.rules.experienced, clause, || {
            ("The family game has none of that.", "Das gibt es im Spiel für Anfänger nicht.")
        })
    }
}
