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

/// What the file says of itself, before the command that made it.
const HEAD: &str = "\
# What a net adds to half the sum of weights in the experienced game: sizes, then bias and rows of each layer.
# cargo run --release -p bots --example teach_flash_point --";

/// Three of the crews that win most.
const CREWS: [&str; 3] = [
    r#","specialists":["cafs","generalist","captain","imaging"]"#,
    r#","specialists":["cafs","generalist","captain","rescue"]"#,
    r#","specialists":["cafs","generalist","captain","hazmat"]"#,
];
const DEALT: &str = "";

/// What is played beside Heroic games, lest the net forget what else there is; whether with a chosen crew.
const OTHERS: [(&str, bool); 8] = [
    (r#""difficulty":"veteran""#, true),
    (r#""difficulty":"recruit""#, true),
    (r#""difficulty":"heroic""#, false),
    (r#""difficulty":"veteran""#, true),
    (r#""difficulty":"veteran""#, false),
    (r#""difficulty":"recruit","side":2"#, true),
    (r#""difficulty":"veteran""#, true),
    (r#""difficulty":"recruit""#, true),
];

/// Half of the games are Heroic with a chosen crew, where most is to be gained.
fn starts() -> Vec<FlashPoint> {
    let start = |difficulty: &str, crew: &str| {
        let setup = format!(r#"{{"players":4,"mode":"experienced",{difficulty}{crew}}}"#);
        let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
        FlashPoint::new(&setup).expect("a game")
    };
    let all = CREWS.iter().flat_map(|crew| {
        OTHERS.iter().flat_map(|&(other, chosen)| {
            let others_crew = if chosen { *crew } else { DEALT };
            [start(r#""difficulty":"heroic""#, crew), start(other, others_crew)]
        })
    });
    all.collect()
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
    let command = words[..words.len() - 1].join(" ");
    teach(net, &starts(), course, &mut rng, report(course, &command, file));
}

/// Says how things go, and writes the net as it is by then.
#[expect(clippy::print_stdout, reason = "figures are what it is for")]
fn report(course: Course, command: &str, file: &str) -> impl FnMut(Round, &Net) {
    let (mut number, mut since, mut won, mut surprise_sum) = (0, 0, 0, 0.0);
    let every = (course.rounds / 20).max(1);
    move |round, net| {
        number += 1;
        since += 1;
        won += round.won;
        surprise_sum += round.surprise;
        if number % every == 0 || number == course.rounds {
            let (games, surprise) = (since * course.games, surprise_sum / f64::from(since));
            println!("round {number}: won {won} of {games}, surprise {surprise:.5}");
            let text = format!("{HEAD} {command} FILE\n{net}");
            std::fs::write(file, text).expect("the file is written");
            (since, won, surprise_sum) = (0, 0, 0.0);
        }
    }
}
