//! Teaches the net of Flash Point's experienced game, which `net.txt` keeps.
//!
//! `cargo run --release -p bots --example teach_flash_point -- FROM UNITS ROUNDS GAMES WIDTH ENDS ROLLS RATE SEED FILE`
//!
//! FROM is `nothing`, `present` to go on from the net of the program, or a file with a net to go on from;
//! the other numbers are those of [`Course`]. Twenty times in all it says how the rounds since went and
//! writes the net down.

use bots::insight::flash_point_school::{Course, Round, blank, present, teach};
use bots::net::Net;
use bots::search::SplitMix;
use flash_point::{FlashPoint, Setup};
use kernel::Game;

/// Half of the games are Heroic with chosen cards, where most is to be gained; the others keep the net from
/// forgetting what else there is.
const HEROIC: &str =
    r#""difficulty":"heroic","specialists":["cafs","generalist","captain","hazmat"]"#;
const VETERAN: &str =
    r#""difficulty":"veteran","specialists":["cafs","generalist","captain","hazmat"]"#;
const RECRUIT: &str =
    r#""difficulty":"recruit","specialists":["cafs","generalist","captain","hazmat"]"#;
const OTHER_SIDE: &str =
    r#""difficulty":"recruit","side":2,"specialists":["cafs","generalist","captain","hazmat"]"#;
const HEROIC_DEALT: &str = r#""difficulty":"heroic""#;
const VETERAN_DEALT: &str = r#""difficulty":"veteran""#;
const OTHERS: [&str; 8] =
    [VETERAN, RECRUIT, HEROIC_DEALT, VETERAN, VETERAN_DEALT, OTHER_SIDE, VETERAN, RECRUIT];

fn starts() -> Vec<FlashPoint> {
    let start = |setup: &str| {
        let setup = format!(r#"{{"players":4,"mode":"experienced",{setup}}}"#);
        let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
        FlashPoint::new(&setup).expect("a game")
    };
    OTHERS.iter().flat_map(|other| [start(HEROIC), start(other)]).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [from, units, rounds, games, width, ends, rolls, rate, seed, file] = &words[..] else {
        panic!("FROM UNITS ROUNDS GAMES WIDTH ENDS ROLLS RATE SEED FILE");
    };
    let number = |word: &String| word.parse::<u32>().expect("a number");
    let course = Course {
        rounds: number(rounds),
        games: number(games),
        width: number(width) as usize,
        ends: number(ends) as usize,
        rolls: number(rolls),
        rate: rate.parse().expect("a rate"),
    };
    let mut rng = SplitMix::new(number(seed).into());
    let units = number(units) as usize;
    let net = match from.as_str() {
        "nothing" => blank(units, &mut rng),
        "present" => present(units, &mut rng),
        file => std::fs::read_to_string(file).expect("a file").parse().expect("a net"),
    };
    let net = teach(net, &starts(), course, &mut rng, report(course, file));
    std::fs::write(file, net.to_string()).expect("the file is written");
}

/// Says how things go, and writes the net as it is by then.
#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn report(course: Course, file: &str) -> impl FnMut(Round, &Net) {
    let (mut number, mut won, mut surprise_sum) = (0, 0, 0.0);
    let every = (course.rounds / 20).max(1);
    move |round, net| {
        number += 1;
        won += round.won;
        surprise_sum += round.surprise;
        if number % every == 0 {
            let (games, surprise) = (every * course.games, surprise_sum / f64::from(every));
            println!("round {number}: won {won} of {games}, surprise {surprise:.5}");
            std::fs::write(file, net.to_string()).expect("the file is written");
            (won, surprise_sum) = (0, 0.0);
        }
    }
}
