//! `hearth why`: is it legal here, and if not, why not?

use kernel::Refusal;
use serde_json::json;

use crate::args::Why;
use crate::failure::Failure;
use crate::input;
use crate::output::{BOLD, Done, Output, styled};

pub(crate) fn run(options: &Why, output: &Output) -> Done {
    let game = catalogue::game(&options.game)?;
    let record = input::record(&options.record)?;
    let table = input::rewound(game.replay(&record)?, options.ply)?;
    let objections = table.objections(&options.action)?;
    tell(&options.action, &objections, output)?;
    if objections.is_empty() { Ok(()) } else { Err(Failure::No) }
}

fn tell(action: &str, objections: &[Refusal], output: &Output) -> Done {
    if output.json {
        let reasons: Vec<_> = objections
            .iter()
            .map(|refusal| json!({"clause": refusal.clause, "text": refusal.text}))
            .collect();
        let legal = objections.is_empty();
        return output.object(&json!({"action": action, "legal": legal, "objections": reasons}));
    }
    if objections.is_empty() {
        return output.line(format_args!("{}: legal", styled(BOLD, action)));
    }
    output.line(format_args!("{}: not legal", styled(BOLD, action)))?;
    for refusal in objections {
        output.line(format_args!("  {}", refusal.say(output.language)))?;
    }
    Ok(())
}
