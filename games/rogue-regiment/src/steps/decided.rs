//! The steps at which somebody decides, a row each: what there is to choose from, whether it may be chosen, what it does.

use sandtable_core::{Refusal, Seat};

use super::*;

macro_rules! rows {
    (|$look:ident, $step:ident, $seat:ident, $offer:ident, $play:ident, $a:ident|
     $($row:pat => $candidates:expr, $check:expr, $apply:expr;)+) => {
        /// What there is to choose from at a step. A procedure that a position was arranged at runs on.
        #[allow(unused_variables)]
        pub fn candidates($look: Look, $step: Step, $offer: Offers) {
            match $step {
                $($row => $candidates,)+
                _ => $offer(Action::Done),
            }
        }

        /// Is an action legal at a step?
        #[allow(unused_variables)]
        pub fn legal($look: Look, $step: Step, $seat: Seat, $a: Action) -> Result<(), Refusal> {
            match $step {
                $($row => $check,)+
                _ if $a == Action::Done => Ok(()),
                _ => Err(NOT_NOW),
            }
        }

        /// Carries out a legal action of a step.
        #[allow(unused_variables)]
        pub fn apply($play: &mut Play, $step: Step, $a: Action) {
            match $step {
                $($row => $apply,)+
                _ => {}
            }
        }
    };
}

rows! { |look, step, seat, offer, play, a|
    Step::Patrols(n) => setup::routes(offer), setup::check_route(a), setup::apply_route(play, n, a);
    Step::Deploy => setup::candidates(look, offer), setup::check(look, seat, a), setup::apply(play, a);
    Step::Operators =>
        operators::candidates(look, offer), operators::check(look, seat, a), operators::apply(play, a);
    Step::Acting(f) => acting::candidates(look, f, offer), acting::check(look, f, a), acting::apply(play, f, a);
    Step::Sprint(f, _) | Step::MoveFirst(f, _) | Step::Strike(f, _) | Step::Put(f, _) | Step::Follow(f, _) =>
        combined::candidates(look, step, f, offer),
        combined::check(look, step, f, a),
        combined::apply(play, step, f, a);
    Step::Driving(c) => driving::candidates(offer), driving::check(look, c, a), driving::apply(play, c, a);
    Step::Rolling(c, points, then) =>
        rolling::candidates(offer), rolling::check(look, c, points, a), rolling::apply(play, c, points, then, a);
    Step::Guns(c, gun, marks, roll) =>
        guns::candidates(look, marks, offer),
        guns::check(look, c, gun, marks, a),
        guns::apply(play, c, gun, marks, roll, a);
    Step::Unloading(c) =>
        unloading::candidates(look, c, offer), unloading::check(look, c, a), unloading::apply(play, c, a);
    Step::Fuse => fuse::candidates(look, offer), fuse::check(look, a), fuse::apply(play, a);
    Step::Shot(stage) =>
        shot::candidates(look, stage, offer), shot::check(look, stage, seat, a), shot::apply(play, stage, a);
    Step::Expose => finish::candidates(look, offer), finish::check(look, a), finish::apply(play, a);
    Step::Marked => marked::candidates(look, offer), marked::check(look, seat, a), marked::apply(play, a);
    Step::Advance => advance::candidates(look, offer), advance::check(look, a), advance::apply(play, a);
    Step::Target(u) => goal::targets(look, u, offer), goal::check_target(look, u, a), goal::apply_target(play, u, a);
    Step::Goal(u, prey) =>
        goal::candidates(look, u, prey, offer), goal::check(look, u, prey, a), goal::apply(play, u, prey, a);
    Step::March(u, goal, points, prey) =>
        march::candidates(look, u, goal, points, offer),
        march::check(look, u, goal, points, a),
        march::apply(play, u, goal, points, prey, a);
    Step::Turner(u) =>
        advance::turns(look, u, offer), advance::check_turn(look, u, a), advance::apply_turn(play, u, a);
    Step::Turning(at) => hearing::candidates(look, at, offer), hearing::check(look, a), hearing::apply(play, at, a);
    Step::VehicleAdvance(u) =>
        pursuit::targets(look, u, offer), pursuit::check_target(look, u, a), pursuit::apply_target(play, u, a);
    Step::VehicleGoal(u, prey) =>
        pursuit::goals(look, u, prey, offer),
        pursuit::check_goal(look, u, prey, a),
        pursuit::apply_goal(play, u, a);
    Step::VehicleMarch(u, col, row, face, points) =>
        pursuit::ways(look, u, Wheels { col, row, face }, points, offer),
        pursuit::check_way(look, u, Wheels { col, row, face }, points, a),
        pursuit::apply_way(play, u, Wheels { col, row, face }, points, a);
    Step::MortarTarget(u) =>
        mortar::targets(look, u, offer), mortar::check_target(look, u, a), mortar::apply_target(play, u, a);
    Step::MortarAim(u, prey) =>
        mortar::aims(look, prey, offer), mortar::check_aim(look, prey, a), mortar::apply_aim(play, u, a);
    Step::MortarHits(at, left, tried) =>
        mortar::hits(look, step, offer),
        mortar::check_hit(look, step, a),
        mortar::apply_hit(play, at, left, tried, a);
    Step::MortarMarch(u, _, points) =>
        mortar::posts(look, u, offer), mortar::check_post(look, u, a), mortar::apply_post(play, u, points, a);
    Step::MakeRoom(team, u, post) =>
        mortar::rooms(look, u, offer), mortar::check_room(look, u, a), mortar::apply_room(play, team, u, post, a);
    Step::Event(stage @ EventStage::Smoke(_)) =>
        event::candidates(look, stage, offer), event::check(look, stage, a), event::apply(play, stage, a);
    Step::Event(EventStage::Choose) =>
        hunt::cards(look, offer), hunt::check_card(look, a), hunt::apply_card(play, a);
    Step::HunterGate => hunt::gates(look, offer), hunt::check_gate(look, a), hunt::apply_gate(play, a);
    Step::Hunt(u, points, turned) =>
        hunt::candidates(look, u, offer),
        hunt::check(look, u, points, turned, a),
        hunt::apply(play, u, points, a);
    Step::PatrolPhase => patrol::candidates(look, offer), patrol::check(look, a), patrol::apply(play, a);
    Step::Attack(u, gun) =>
        assault::candidates(look, u, gun, offer), assault::check(look, u, gun, a), assault::apply(play, u, gun, a);
}
