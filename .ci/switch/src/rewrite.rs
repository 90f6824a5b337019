//! The source of one file with any number of mutants in it, each behind a switch.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

use proc_macro2::Span;
use serde::Deserialize;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Pat, Signature, UnOp};

/// What reads the switch, for the root of the crate.
pub const MODULE: &str = r#"
mod mutant_switch {
    static AWAKE: std::sync::LazyLock<Option<usize>> =
        std::sync::LazyLock::new(|| std::env::var("SANDTABLE_MUTANT").ok()?.parse().ok());

    #[inline]
    pub fn on(mutant: usize) -> bool {
        *AWAKE == Some(mutant)
    }
}
"#;

/// A mutant, as `cargo mutants --list --json` tells of it: the text at `span` gives way to `replacement`.
#[derive(Deserialize)]
pub struct Mutant {
    pub name: String,
    pub file: String,
    pub span: Extent,
    pub replacement: String,
}

#[derive(Deserialize)]
pub struct Extent {
    pub start: Point,
    pub end: Point,
}

/// Line and column, both from 1, the column in characters.
#[derive(Deserialize)]
pub struct Point {
    pub line: usize,
    pub column: usize,
}

/// What a mutant replaces, by its genre.
enum Place {
    /// The body of a function.
    Body,
    /// An arm of a match, whose pattern ends there.
    Arm(usize),
    /// The operator between the two operands of this expression.
    Operator(Range<usize>),
    /// A part of this expression, or all of it.
    Part(Range<usize>),
    /// An `&&` that has a `let` beside it, where no other operator may be.
    Chain,
}

/// Why a mutant has no switch.
#[derive(Debug, PartialEq)]
pub enum Refusal {
    /// It cannot be compiled, alone or with others.
    Unviable,
    /// Where it is, nothing can be asked when the program runs: it needs a build of its own.
    Alone,
}

/// Text around a piece of source. Only one mutant is awake at a time, so what a mutant says of that piece is said with
/// the source as it was; the switches within it are in the other branch alone.
#[derive(Debug)]
pub struct Switch {
    pub mutant: usize,
    around: Range<usize>,
    before: String,
    after: &'static str,
}

pub struct Source {
    pub text: String,
    places: HashMap<Range<usize>, Place>,
}

impl Source {
    pub fn new(text: String) -> syn::Result<Self> {
        let mut finder = Finder::default();
        finder.visit_file(&syn::parse_file(&text)?);
        Ok(Self { text, places: finder.places })
    }

    pub fn switch(&self, number: usize, mutant: &Mutant) -> Result<Switch, Refusal> {
        let span = self.range(&mutant.span);
        let on = format!("crate::mutant_switch::on({number})");
        let replacement = &mutant.replacement;
        let insert = |at, before| Switch { mutant: number, around: at..at, before, after: "" };
        let choose = |whole: &Range<usize>, replacement: &str| Switch {
            mutant: number,
            around: whole.clone(),
            // The inner parentheses for an expression that begins like a statement, such as `if a { b } else { c } + d`.
            before: format!(
                "(if {on} {{ ({}{replacement}{}) }} else {{ (",
                &self.text[whole.start..span.start],
                &self.text[span.end..whole.end]
            ),
            after: ") })",
        };
        match self.places.get(&span).ok_or(Refusal::Alone)? {
            Place::Body => Ok(insert(span.start, format!("if {on} {{ return {replacement}; }} "))),
            Place::Arm(pattern) => Ok(insert(*pattern, format!(" if !{on}"))),
            // The operands stay what they are, whichever binds tighter.
            Place::Operator(whole) => Ok(choose(whole, &format!(") {replacement} ("))),
            Place::Part(whole) => Ok(choose(whole, replacement)),
            Place::Chain => Err(Refusal::Unviable),
        }
    }

    /// The text with these switches, and where each of them is in it.
    pub fn switched<'a>(
        &self,
        switches: impl IntoIterator<Item = &'a Switch>,
    ) -> (String, Vec<(usize, Range<usize>)>) {
        let mut switches: Vec<_> = switches.into_iter().collect();
        // From the outside to the inside; what stands before an expression is not part of it.
        switches.sort_by_key(|s| (s.around.start, !s.around.is_empty(), Reverse(s.around.end), s.mutant));
        let (mut text, mut at, mut ranges, mut open) =
            (String::new(), 0, Vec::new(), Vec::<(&Switch, usize)>::new());
        let mut copy = |text: &mut String, to| text.push_str(&self.text[std::mem::replace(&mut at, to)..to]);
        let mut close = |text: &mut String, open: &mut Vec<(&Switch, usize)>, from| {
            while let Some((switch, start)) = open.pop_if(|(switch, _)| switch.around.end <= from) {
                copy(text, switch.around.end);
                text.push_str(switch.after);
                ranges.push((switch.mutant, start..text.len()));
            }
            copy(text, from);
        };
        for switch in switches {
            close(&mut text, &mut open, switch.around.start);
            open.push((switch, text.len()));
            text.push_str(&switch.before);
        }
        close(&mut text, &mut open, self.text.len());
        (text, ranges)
    }

    /// The text with this mutant alone, always awake.
    pub fn mutated(&self, mutant: &Mutant) -> String {
        let span = self.range(&mutant.span);
        [&self.text[..span.start], &mutant.replacement, &self.text[span.end..]].concat()
    }

    fn range(&self, span: &Extent) -> Range<usize> {
        self.offset(&span.start)..self.offset(&span.end)
    }

    fn offset(&self, point: &Point) -> usize {
        let mut lines = self.text.split_inclusive('\n');
        let start: usize = lines.by_ref().take(point.line - 1).map(str::len).sum();
        start + lines.next().unwrap_or("").chars().take(point.column - 1).map(char::len_utf8).sum::<usize>()
    }
}

/// Finds every place where a switch can be, by the text that a mutant there replaces.
#[derive(Default)]
struct Finder {
    places: HashMap<Range<usize>, Place>,
    /// In what is worked out when the program is built.
    constant: bool,
}

impl Finder {
    fn add(&mut self, span: Range<usize>, place: Place) {
        if !self.constant {
            self.places.insert(span, place);
        }
    }

    fn within(&mut self, constant: bool, visit: impl FnOnce(&mut Self)) {
        let outside = std::mem::replace(&mut self.constant, constant);
        visit(self);
        self.constant = outside;
    }

    fn function(&mut self, signature: &Signature, block: &syn::Block, visit: impl FnOnce(&mut Self)) {
        self.within(signature.constness.is_some(), |finder| {
            // A hidden type is one type: the replacement would need to be of it.
            if let (Some(first), Some(last)) = (block.stmts.first(), block.stmts.last())
                && !hides_type(signature)
            {
                finder.add(bytes(first.span()).start..bytes(last.span()).end, Place::Body);
            }
            visit(finder);
        });
    }
}

impl<'a> Visit<'a> for Finder {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(&item.sig, &item.block, |finder| visit::visit_item_fn(finder, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.function(&item.sig, &item.block, |finder| visit::visit_impl_item_fn(finder, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block, |finder| visit::visit_trait_item_fn(finder, item));
        }
    }

    fn visit_expr_binary(&mut self, expr: &'a syn::ExprBinary) {
        let chain = matches!(expr.op, BinOp::And(_)) && (has_let(&expr.left) || has_let(&expr.right));
        let place = if chain { Place::Chain } else { Place::Operator(bytes(expr.span())) };
        self.add(bytes(expr.op.span()), place);
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'a syn::ExprUnary) {
        if let UnOp::Not(_) | UnOp::Neg(_) = expr.op {
            self.add(bytes(expr.op.span()), Place::Part(bytes(expr.span())));
        }
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        match &arm.pat {
            Pat::Guard(pat) if has_let(&pat.guard) => {}
            Pat::Guard(pat) => self.add(bytes(pat.guard.span()), Place::Part(bytes(pat.guard.span()))),
            pat => self.add(bytes(arm.span()), Place::Arm(bytes(pat.span()).end)),
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, expr: &'a syn::ExprStruct) {
        for field in expr.fields.pairs() {
            self.add(bytes(field.span()), Place::Part(bytes(expr.span())));
        }
        visit::visit_expr_struct(self, expr);
    }

    fn visit_expr_closure(&mut self, expr: &'a syn::ExprClosure) {
        self.within(false, |finder| visit::visit_expr_closure(finder, expr));
    }

    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        self.within(true, |finder| visit::visit_item_const(finder, item));
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        self.within(true, |finder| visit::visit_item_static(finder, item));
    }

    fn visit_impl_item_const(&mut self, item: &'a syn::ImplItemConst) {
        self.within(true, |finder| visit::visit_impl_item_const(finder, item));
    }

    fn visit_trait_item_const(&mut self, item: &'a syn::TraitItemConst) {
        self.within(true, |finder| visit::visit_trait_item_const(finder, item));
    }

    fn visit_expr_const(&mut self, expr: &'a syn::ExprConst) {
        self.within(true, |finder| visit::visit_expr_const(finder, expr));
    }

    fn visit_expr_repeat(&mut self, expr: &'a syn::ExprRepeat) {
        self.visit_expr(&expr.expr);
        self.within(true, |finder| finder.visit_expr(&expr.len));
    }

    // Types, variants and patterns hold no expressions but constants, guards apart.

    fn visit_type(&mut self, kind: &'a syn::Type) {
        self.within(true, |finder| visit::visit_type(finder, kind));
    }

    fn visit_generic_argument(&mut self, argument: &'a syn::GenericArgument) {
        self.within(true, |finder| visit::visit_generic_argument(finder, argument));
    }

    fn visit_variant(&mut self, variant: &'a syn::Variant) {
        self.within(true, |finder| visit::visit_variant(finder, variant));
    }

    fn visit_pat(&mut self, pat: &'a Pat) {
        let constant = self.constant || !matches!(pat, Pat::Guard(_));
        self.within(constant, |finder| visit::visit_pat(finder, pat));
    }
}

fn bytes(span: Span) -> Range<usize> {
    span.byte_range()
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(expr) if matches!(expr.op, BinOp::And(_)) => has_let(&expr.left) || has_let(&expr.right),
        _ => false,
    }
}

fn hides_type(signature: &Signature) -> bool {
    struct Hidden(bool);
    impl Visit<'_> for Hidden {
        fn visit_type_impl_trait(&mut self, _: &syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut hidden = Hidden(false);
    hidden.visit_return_type(&signature.output);
    hidden.0
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    /// The mutant that replaces `part`, as it stands first in `context`.
    fn mutant(text: &str, context: &str, part: &str, replacement: &str) -> Mutant {
        let start = text.find(context).unwrap() + context.find(part).unwrap();
        let point = |at| {
            let line = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
            Point { line: text[..at].matches('\n').count() + 1, column: text[line..at].chars().count() + 1 }
        };
        let span = Extent { start: point(start), end: point(start + part.len()) };
        Mutant { name: String::new(), file: String::new(), span, replacement: replacement.into() }
    }

    fn source(text: &str) -> Source {
        Source::new(text.into()).unwrap()
    }

    /// The text with mutants that replace these parts, from 1.
    fn switched(text: &str, parts: &[(&str, &str)]) -> String {
        let source = source(text);
        let switches: Vec<_> = (1..)
            .zip(parts)
            .map(|(number, (part, replacement))| {
                source.switch(number, &mutant(text, part, part, replacement)).unwrap()
            })
            .collect();
        source.switched(&switches).0.replace("crate::mutant_switch::", "")
    }

    fn refused(text: &str, context: &str, part: &str) -> Refusal {
        source(text).switch(1, &mutant(text, context, part, "")).unwrap_err()
    }

    #[test]
    fn a_body_is_left_at_once() {
        let text = "fn f() -> u8 { let a = 1; a }";
        assert_eq!(
            switched(text, &[("let a = 1; a", "0"), ("let a = 1; a", "1")]),
            "fn f() -> u8 { if on(1) { return 0; } if on(2) { return 1; } let a = 1; a }"
        );
    }

    #[test]
    fn an_operator_has_two_branches() {
        assert_eq!(
            switched("fn f() { x += 1; }", &[("+=", "-=")]),
            "fn f() { (if on(1) { (x ) -= ( 1) } else { (x += 1) }); }"
        );
        assert_eq!(
            switched("fn f() { g(!x) }", &[("!", "")]),
            "fn f() { g((if on(1) { (x) } else { (!x) })) }"
        );
    }

    #[test]
    fn an_arm_is_not_taken() {
        assert_eq!(
            switched("fn f() { match x { 1 | 2 => a, _ => b } }", &[("1 | 2 => a,", "")]),
            "fn f() { match x { 1 | 2 if !on(1) => a, _ => b } }"
        );
    }

    #[test]
    fn a_guard_is_replaced() {
        assert_eq!(
            switched("fn f() { match x { y if y > z => a, _ => b } }", &[("y > z", "true")]),
            "fn f() { match x { y if (if on(1) { (true) } else { (y > z) }) => a, _ => b } }"
        );
    }

    #[test]
    fn a_field_is_left_to_the_base() {
        assert_eq!(
            switched("fn f() { S { a: 1, b: 2, ..s } }", &[("b: 2,", "")]),
            "fn f() { (if on(1) { (S { a: 1,  ..s }) } else { (S { a: 1, b: 2, ..s }) }) }"
        );
    }

    #[test]
    fn switches_nest() {
        assert_eq!(
            switched(
                "fn f() -> bool { a < b && c }",
                &[("<", ">"), ("&&", "||"), ("a < b && c", "true"), ("<", "==")]
            ),
            "fn f() -> bool { if on(3) { return true; } (if on(2) { (a < b ) || ( c) } else { (\
             (if on(1) { (a ) > ( b) } else { ((if on(4) { (a ) == ( b) } else { (a < b) })) }) && c) }) }"
        );
    }

    #[test]
    fn what_the_compiler_works_out_has_no_switch() {
        for (text, context) in [
            ("const A: u8 = 1 + 2;", "1 + 2"),
            ("static A: u8 = 1 + 2;", "1 + 2"),
            ("const fn f() -> u8 { 1 + 2 }", "1 + 2"),
            ("fn f() { [0; 1 + 2] }", "1 + 2"),
            ("fn f(a: [u8; 1 + 2]) {}", "1 + 2"),
            ("fn f() { const { 1 + 2 } }", "1 + 2"),
            ("fn f() { g::<{ 1 + 2 }>() }", "1 + 2"),
            ("enum E { A = 1 + 2 }", "1 + 2"),
            ("impl S { const A: u8 = 1 + 2; }", "1 + 2"),
        ] {
            assert_eq!(refused(text, context, "+"), Refusal::Alone, "{text}");
        }
        assert_eq!(refused("fn f() -> impl Iterator<Item = u8> { g() }", "g()", "g()"), Refusal::Alone);
        switched("static A: L = L::new(|| 1 + 2);", &[("+", "-")]);
    }

    #[test]
    fn beside_a_let_is_no_or() {
        let text = "fn f() { if a && b && let Some(c) = d && e {} }";
        assert_eq!(refused(text, "&& let", "&&"), Refusal::Unviable);
        assert_eq!(refused(text, "&& e", "&&"), Refusal::Unviable);
        assert_eq!(
            switched(text, &[("&&", "||")]),
            "fn f() { if (if on(1) { (a ) || ( b) } else { (a && b) }) && let Some(c) = d && e {} }"
        );
    }

    #[test]
    fn columns_are_characters() {
        let text = "fn f() {\n    g(\"é\", a + b) }";
        assert_eq!(source(text).mutated(&mutant(text, "+", "+", "-")), "fn f() {\n    g(\"é\", a - b) }");
    }

    #[test]
    fn each_switch_says_where_it_is() {
        let text = "fn f() { g(a + b, !c) }";
        let source = source(text);
        let switches = [("+", "-"), ("!", "")].map(|(part, new)| mutant(text, part, part, new));
        let switches = [source.switch(1, &switches[0]).unwrap(), source.switch(2, &switches[1]).unwrap()];
        let (text, ranges) = source.switched(&switches);
        for (mutant, range) in ranges {
            assert!(text[range.clone()].starts_with(&format!("(if crate::mutant_switch::on({mutant})")));
            assert!(text[range].ends_with(") })"));
        }
    }

    /// Asleep and awake, in a program that has them all.
    #[test]
    fn one_mutant_is_awake() {
        const PROGRAM: &str = r#"
#[derive(Debug, Clone, Copy, Default)]
struct Pair { a: u8, b: u8 }

fn double(x: i32) -> i32 {
    x * 2
}

fn kind(x: i32) -> &'static str {
    match x {
        0 => "none",
        x if x < 3 => "few",
        _ => "many",
    }
}

fn main() {
    let mut sum = 10;
    sum += double(4);
    let pair = Pair { a: 1, b: 2, ..Pair::default() };
    let even = if sum % 2 == 0 { 1 } else { 0 } + 1;
    println!("{sum} {} {} {} {even} {} {pair:?}", kind(0), kind(2), kind(3), -double(1));
}
"#;
        let parts = [
            ("", "", "", "18 none few many 2 -2 Pair { a: 1, b: 2 }"),
            ("x * 2", "x * 2", "1", "11 none few many 1 -1 Pair { a: 1, b: 2 }"),
            ("x * 2", "*", "+", "16 none few many 2 -3 Pair { a: 1, b: 2 }"),
            ("0 => \"none\",", "0 => \"none\",", "", "18 few few many 2 -2 Pair { a: 1, b: 2 }"),
            ("x < 3", "x < 3", "true", "18 none few few 2 -2 Pair { a: 1, b: 2 }"),
            ("x < 3", "<", "==", "18 none many few 2 -2 Pair { a: 1, b: 2 }"),
            ("sum += d", "+=", "-=", "2 none few many 2 -2 Pair { a: 1, b: 2 }"),
            ("b: 2,", "b: 2,", "", "18 none few many 2 -2 Pair { a: 1, b: 0 }"),
            ("} + 1", "+", "-", "18 none few many 0 -2 Pair { a: 1, b: 2 }"),
            ("sum % 2 == 0", "==", "!=", "18 none few many 1 -2 Pair { a: 1, b: 2 }"),
        ];
        let source = source(PROGRAM);
        let switches: Vec<_> = (1..)
            .zip(&parts[1..])
            .map(|(number, (context, part, new, _))| {
                source.switch(number, &mutant(PROGRAM, context, part, new)).unwrap()
            })
            .collect();
        let program = std::env::temp_dir().join(format!("switch-{}", std::process::id()));
        let file = program.with_extension("rs");
        std::fs::write(&file, source.switched(&switches).0 + MODULE).unwrap();
        let built = Command::new("rustc")
            .args(["--edition=2024", "-Awarnings", "-o"])
            .arg(&program)
            .arg(&file)
            .status();
        assert!(built.unwrap().success());
        for (number, (_, _, _, expected)) in parts.iter().enumerate() {
            let output = Command::new(&program).env("SANDTABLE_MUTANT", number.to_string()).output().unwrap();
            assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), *expected, "mutant {number}");
        }
        std::fs::remove_file(program).unwrap();
        std::fs::remove_file(file).unwrap();
    }
}
