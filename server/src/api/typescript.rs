//! The client's TypeScript types, made from the types that are sent.

use sandtable_core as core;
use ts_rs::{Config, TS};

use crate::standing::{Against, GameResults, ProfileView};
use crate::wire::*;

/// Where they are kept, from this crate's folder.
pub const PATH: &str = "../web/src/lib/api/types.ts";

const HEAD: &str = "// Made from the server's types; do not edit. To write it anew:\n\
    // UPDATE_TYPES=1 cargo test -p sandtable-server --test api types\n\n";

/// Written by hand, since it is serialised by hand.
const REFUSAL: &str = "export type Refusal = { rule: RuleId, text: Text, };\n";

/// All types, as one module.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(HEAD);
    macro_rules! put {
        ($($type:ty),+ $(,)?) => {
            $(
                out.push_str("export ");
                out.push_str(&<$type as TS>::decl(&config));
                out.push('\n');
            )+
        };
    }
    put!(
        core::Seat,
        core::Seats,
        core::RuleId,
        core::Value,
        core::Text,
        core::Event,
        core::Odds,
        core::OrderKind,
        core::Habit,
        core::Order,
        core::Errand,
        core::OrderBook,
        core::LedgerRule,
        core::Example,
        core::Ruling,
        core::Board,
        core::Looks,
        core::looks::Colour,
        core::looks::Livery,
        core::looks::Sign,
        core::looks::Badge,
        core::looks::Shown,
        core::looks::Symbol,
        core::looks::Lettering,
        core::looks::LineLook,
        core::looks::GroundLook,
        core::looks::OverlayLook,
        core::looks::PanelLook,
        core::looks::Spot,
        core::looks::Heading,
        core::looks::Banner,
        core::looks::Score,
        core::Shape,
        core::Grid,
        core::Sheet,
        core::Edge,
        core::Team,
        core::Segment,
        core::Chart,
        core::BoardPlace,
        core::Link,
        core::Scenery,
        core::PieceKind,
        core::CardKind,
        core::CardLine,
        core::Handle,
        core::Offer,
        core::Piece,
        core::Track,
        core::Arrow,
        core::Mark,
        core::Sequel,
        core::Palette,
        core::Swatch,
        core::Card,
        core::Pile,
        core::Panel,
        core::Scene,
        core::SentBoard,
        core::Cells,
        core::SentScene,
        core::SentOffers,
        core::Difference,
        core::Part,
        core::Said,
        Problem,
        Me,
        Welcome,
        GuestRequest,
        AccountRequest,
        LoginRequest,
        FeedAddress,
        GameView,
        ScenarioView,
        SeatOption,
        DataRequest,
        OptionView,
        RulesView,
        RuleShown,
        SeatChoice,
        CreateRequest,
        SeatLink,
        Created,
        JoinRequest,
        WordRequest,
        SeatView,
        ResultView,
        LessonState,
        CourseView,
        LessonTitle,
        LessonView,
        LessonRequest,
        PuzzleState,
        PuzzlesView,
        PuzzleTitle,
        PuzzleView,
        PuzzleRequest,
        TableView,
        Tables,
        BoardView,
        State,
        ActRequest,
        ActResponse,
        EntryView,
        FilmView,
        FrameView,
        LogView,
        DraftRequest,
        WhyView,
        OverlayView,
        OffersView,
        PauseRequest,
        PaceRequest,
        PaceView,
        ProfileView,
        GameResults,
        Against,
        Substitute,
        ReplaceRequest,
        MuteRequest,
        ReportRequest,
        RecoverRequest,
        CurveView,
        CurvePoint,
        OddsView,
        HintView,
        SayRequest,
        SaidView,
        TalkView,
        Notes,
        ForkRequest,
        SequelRequest,
        HandRequest,
        ImportRequest,
        DrawRequest,
        BackRequest,
        LiveMessage,
    );
    out.push_str(REFUSAL);
    out
}
