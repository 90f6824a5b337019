//! Not now: the rule that gives an action its moment.

use sandtable_core::Refusal;

use super::{Segment, Step};
use crate::action::Action;
use crate::look::Look;
use crate::refusals::{FINISH_FIRST, NOT_NOW};

/// Another moment: the rule that puts the present decision first, or that names the moment of the action.
pub fn not_now(look: Look, a: Action) -> Refusal {
    if look.s.step() == Some(Step::Moving)
        && matches!(
            a,
            Action::At(_)
                | Action::Drive(_)
                | Action::Release(_)
                | Action::Airdrop
                | Action::Fly(..)
                | Action::Raid(_)
                | Action::Done
        )
    {
        return FINISH_FIRST;
    }
    Refusal::new(moment(look, a), NOT_NOW)
}

/// The rule that says when an action is for.
fn moment(look: Look, a: Action) -> &'static str {
    match a {
        Action::Place(..) | Action::Stow(_) => "drill/1",
        Action::First | Action::Second => "2.3/2",
        Action::Simulcast | Action::Agree => "2.4/1",
        Action::At(_) | Action::Take(_) | Action::Step(_) | Action::Drop(_) | Action::Halt => "6.0/1",
        Action::Mode(..) => "5.4/2",
        Action::Fuel(..) => "12.5c/1",
        Action::Overrun(_) => "8.0/1",
        Action::Release(_) => "5.7b/1",
        Action::Show(_) => "4.8b/C",
        Action::Drive(_) | Action::Load(_) | Action::Unload(_) | Action::Split(_) => "13.2c/2",
        Action::Extend | Action::Revert => "12.7d/1",
        Action::Collapse => "9.14d/2",
        Action::Reserve => "13.2g/D",
        Action::Pause => "13.2a/1",
        Action::Give(_) => "9.14c/3",
        Action::Flee(_) => "12.8e/3",
        Action::Entrain(_) | Action::Freight(..) | Action::Detrain(_) | Action::RailColumn(_) => "13.3b/2",
        Action::Blow(_) | Action::BlowSome(..) => "12.11a/2",
        Action::Sail(_) | Action::Steer(_) => "18.1e",
        Action::Board(_) | Action::Hoist(_) | Action::Lade(_) => "18.4c/1",
        Action::Unship | Action::Land => "18.5d",
        Action::Convert => "18.4e",
        Action::Shell(_) | Action::Pound(..) | Action::Engage(_) | Action::Silence(_) | Action::Join(_) => {
            "18.3a/1"
        }
        Action::Beach(_) => "18.6a/1",
        Action::Concede => "18.6b/1",
        Action::Embark(_) | Action::Ferry(_) | Action::Consign(..) | Action::Disembark(_) => "19.0f/B",
        Action::Wreck(_) | Action::Dig(_) | Action::Raze(_) | Action::Construct(..) => match look.segment() {
            Some(Segment::Reaction) => "2.3/11",
            Some(Segment::Exploitation) => "2.3/14",
            _ if matches!(a, Action::Construct(..)) => "13.8d/1",
            _ if matches!(a, Action::Wreck(_)) => "19.0c",
            _ => "16.0b/1",
        },
        Action::Detach(..) => "20.0a",
        Action::Rebuild(..) | Action::Restore(_) | Action::Trucks(_) => "13.5/1",
        Action::Merge(..) | Action::Exchange(..) => "13.9/1",
        Action::Draw(_) | Action::Pay | Action::Stocks | Action::Decline => "9.5b",
        Action::Target(_) | Action::With(_) | Action::Attack => "9.0/1",
        Action::Bombard(..) | Action::Fire(_) | Action::FireBy(_) => "10.0/6",
        Action::Lead(_) => "9.2/1",
        Action::Lose(_) | Action::Yield | Action::Ignore => "9.10b",
        Action::Retreat(_) | Action::Part(..) => "9.12/1",
        Action::Advance(_) => "9.12g/1",
        Action::Displace(_) => "9.14c/2",
        Action::Remove(_) => "4.8a/1",
        Action::Feed(_) => "12.6c/1",
        Action::Breakout(_) => "2.3/6",
        Action::Airdrop => "14.10b/3",
        Action::Fly(..) | Action::Raid(_) => "14.1g",
        Action::Send(_) | Action::Carry(..) | Action::Tow(_) | Action::Go => "14.2f/2",
        Action::Lift(..) | Action::LiftSp(..) => "14.9/1",
        Action::Scramble(_) => "14.5/1",
        Action::Abort(_) => "14.3d/B",
        Action::Pick(_) => "14.3e/B",
        Action::Home(_) => "14.2c",
        Action::Jettison(_) | Action::Scatter => "14.4g",
        Action::Refit(_) | Action::Ready(_) => "2.3/3",
        Action::Combine(..) => "13.9/6",
        Action::Plan(..) | Action::Zone(_) => "14.10b/1",
        Action::Delay(_) | Action::Cancel(_) => "14.10c",
        Action::Workshop(_) | Action::Post(..) => "13.5f/1",
        Action::Gliders(_) => "14.10e/A",
        Action::Demolish(_) => "15.4/1",
        Action::Deliver(..) => "2.3/5",
        Action::Deed(..) | Action::Done => "2.1/3",
    }
}
