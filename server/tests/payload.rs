//! How much goes over the live line.

use axum::extract::ws::Message;
use ocs::Drill;
use sandtable_core::Seat;
use sandtable_core::kit::{Walk, laid_out, told};
use sandtable_server::packed::packed;

/// Of this many positions of a game two in a row are looked at: whole games take long.
const APART: u32 = 5;

/// The drill of the Operational Combat Series, in whole random games: what is told to whoever acts next, who gets his offers, and to whoever
/// looks on.
#[test]
fn a_change_of_the_drill_is_sent_in_eight_kilobytes() {
    let rules = laid_out::<Drill>();
    let mut sizes: [Vec<(usize, usize)>; 2] = [Vec::new(), Vec::new()];
    for seed in 1..=3 {
        let (mut walk, mut last) = (Walk::new(&rules, seed), Vec::new());
        while let Some(asked) = walk.asked() {
            let a = walk.random(asked);
            walk.go(asked, a);
            // Each game is looked at elsewhere.
            let at = (walk.length + seed as u32) % APART;
            let changes = if at < 2 { told(&rules, &walk.state, &mut last) } else { Vec::new() };
            if at != 1 {
                continue;
            }
            let acts = walk.asked();
            for (seat, change) in (0..).map(Seat).zip(changes) {
                let whole = change.len();
                let sent = match packed(change) {
                    Message::Text(text) => text.len(),
                    Message::Binary(bytes) => bytes.len(),
                    other => panic!("{other:?}"),
                };
                sizes[usize::from(Some(seat) != acts)].push((sent, whole));
            }
        }
    }
    for (who, mut sizes) in ["acts", "looks on"].into_iter().zip(sizes) {
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        let over = sizes.iter().filter(|(_, whole)| *whole > 8_000).count();
        println!(
            "whoever {who} is told {} B in the median, {} B at most ({} B before it is packed); {over} of {} would be over 8 kB unpacked",
            median.0,
            most.0,
            most.1,
            sizes.len(),
        );
        assert!(most.0 <= 8_000, "whoever {who}: {most:?}");
        assert!(median.0 <= 1_000, "whoever {who}: {median:?}");
        assert!(sizes.len() > 300, "games of some length: {}", sizes.len());
    }
}
