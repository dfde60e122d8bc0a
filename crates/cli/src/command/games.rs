//! `hearth games`: what can be played.

use kernel::{GameInfo, Language, ModeInfo, OptionInfo, OptionKind};

use crate::args::Games;
use crate::output::{BOLD, DIM, Done, Output, styled};

pub(crate) fn run(options: &Games, output: &Output) -> Done {
    let infos: Vec<&GameInfo> = match &options.game {
        Some(id) => vec![catalogue::game(id)?.info()],
        None => catalogue::games().iter().map(|game| game.info()).collect(),
    };
    if output.json {
        return infos.into_iter().try_for_each(|info| output.object(info));
    }
    infos.into_iter().try_for_each(|info| print(info, output))
}

fn print(info: &GameInfo, output: &Output) -> Done {
    let language = output.language;
    let head = format!("{} ({})", info.title, info.year);
    output.line(format_args!("{}  {}", styled(BOLD, head), styled(DIM, info.id)))?;
    output.line(format_args!("  {}", info.summary.say(language)))?;
    for mode in info.modes {
        output.line(format_args!("    {}", describe_mode(mode, language)))?;
    }
    for option in info.options {
        output.line(format_args!("    {}", describe_option(option, language)))?;
        for (word, sentence) in choices(option, language) {
            output.line(format_args!("      {word:<10} {sentence}"))?;
        }
    }
    output.line("")
}

fn describe_mode(mode: &ModeInfo, language: Language) -> String {
    let counts: Vec<String> = mode.players.iter().map(u8::to_string).collect();
    let setup = match mode.cooperative {
        true => format!("players {}, cooperative", counts.join("/")),
        false => format!("players {}", counts.join("/")),
    };
    format!(
        "{}: {} {}",
        styled(BOLD, mode.name.say(language)),
        mode.sentence.say(language),
        styled(DIM, format_args!("[{setup}; {}]", mode.clause))
    )
}

fn describe_option(option: &OptionInfo, language: Language) -> String {
    let values = match option.kind {
        OptionKind::Flag => "true or false".to_owned(),
        OptionKind::Number { min, max } => format!("{min} to {max}"),
        OptionKind::Several(_) => "a list".to_owned(),
        OptionKind::Choice(_) => "a choice".to_owned(),
        OptionKind::Other => "see docs".to_owned(),
    };
    format!(
        "option {}: {} {}",
        styled(BOLD, option.name),
        option.sentence.say(language),
        styled(DIM, format_args!("[{values}; {} if left out; {}]", option.default, option.clause))
    )
}

fn choices(option: &OptionInfo, language: Language) -> Vec<(&'static str, &'static str)> {
    match option.kind {
        OptionKind::Choice(words) | OptionKind::Several(words) => {
            words.iter().map(|choice| (choice.word, choice.sentence.say(language))).collect()
        }
        OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Other => vec![],
    }
}
