//! Each condition of an event that fails is named by its own sentence, under its own rule.

use crate::support::holding;

#[test]
fn r7_51_s1_a_failed_condition_has_its_own_sentence() {
    let refused = [
        // Another event must have come, or must not.
        ("X31", "turn = 5", "why-needs-card", "cards.x31"),
        ("A3", "events = ['rommel']", "why-after-card", "cards.a3"),
        ("A39", "turn = 8\nevents = ['siege-of-malta', 'herkules']", "why-after-card", "7.44/9"),
        ("A40", "turn = 8\nevents = ['spitfires', 'herkules']", "why-after-card", "10.323"),
        // The calendar.
        ("A15", "turn = 3", "why-too-early", "cards.a15"),
        ("X37", "turn = 8\nround = 5", "why-late-round", "cards.x37"),
        // What holds this turn.
        ("A8", "", "why-needs-card-now", "cards.a8"),
        ("A8", "passing = ['italian-fleet', 'sea-devils-wake']", "why-while-card", "cards.a8"),
        ("X4", "passing = ['no-italian-fleet']", "why-while-card", "cards.x4"),
        // Who controls what.
        ("A31", "turn = 4\naxis_too = ['aden']", "why-not-held", "cards.a31"),
        (
            "X19",
            "turn = 5\nevents = ['iraqi-revolt']\nallied = ['beirut', 'baghdad']",
            "why-none-held",
            "cards.x19",
        ),
        ("X37", "turn = 8\nallied = ['tripoli']\nunits = ['it-17 @ tarhuna']", "why-lost", "7.522/1"),
        // Who stands where.
        ("A13", "", "why-none-there", "cards.a13"),
        ("X45", "turn = 8\nunits = ['ge-15 @ lost', 'ge-21 @ lost']", "why-all-lost", "cards.x45"),
        // What single cards ask.
        ("A22", "turn = 5", "why-needs-card", "7.521/1"),
        ("A22", "turn = 5\nevents = ['barbarossa', 'siege-of-malta']", "why-besieged", "7.521/2"),
        ("A22", "turn = 5\nevents = ['barbarossa', 'herkules']", "why-after-card", "10.323"),
        ("X8", "", "why-no-footing", "cards.x8"),
        (
            "X8",
            "axis_too = ['khartoum']\nunits = ['br-bg-1 @ cairo', 'br-bg-2 @ suez', 'br-bg-3 @ port-said', 'br-bg-4 @ alexandria', 'br-bg-5 @ mersa-matruh']",
            "why-no-open-place",
            "cards.x8",
        ),
        (
            "A26",
            "turn = 5\nunits = ['it-bg-1 @ keren', 'br-bg-1 @ cairo']",
            "why-no-enemy-there",
            "cards.a26",
        ),
        ("X34", "turn = 8", "why-nothing-taken", "cards.x34"),
    ];
    for (card, text, why, rule) in refused {
        let t = holding(card, text);
        let side = if card.starts_with('X') { "axis" } else { "allied" };
        let refusal = t
            .refusal(side, &format!("play {card} event"))
            .unwrap_or_else(|| panic!("{card} is legal: {text}"));
        assert_eq!((refusal.why, refusal.rule.0), (why, rule), "{card} with {text}");
    }
}
