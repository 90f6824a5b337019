//! What the polygons of the map say against what the lists say: borders, placements and reach.

use sandtable_board::geo::Point;
use sandtable_board::ruler::{fits, reach};
use sandtable_board::{AreaBoard, AreaFault, Set64};
use sandtable_core::Review;

use super::{MAP, MapFile};

/// The map as polygons.
fn board(map: &MapFile) -> Result<AreaBoard, Vec<AreaFault>> {
    let mut builder = AreaBoard::builder();
    for (name, [lon, lat]) in &map.nodes {
        builder.node(name, *lon, *lat);
    }
    for area in &map.area {
        let [land, arrows] =
            [&area.land, &area.arrows].map(|list| list.iter().map(|a| *a.get_ref()).collect());
        let border = area.border.iter().map(|n| n.get_ref().as_str());
        builder.area(*area.no.get_ref(), area.point.into(), border, land, arrows);
    }
    builder.build()
}

/// Checks a map whose names and numbers are known to be sound.
pub fn check(review: &mut Review, map: &MapFile) {
    let mut fault = |fault: &AreaFault| match map.area.iter().find(|a| *a.no.get_ref() == fault.area()) {
        Some(area) => review.fault_at(MAP, &area.no, fault.to_string()),
        None => review.fault(MAP, fault.to_string()),
    };
    let board = match board(map) {
        Ok(board) => board,
        Err(faults) => return faults.iter().for_each(fault),
    };
    board.check().iter().for_each(&mut fault);
    let metres = [map.rulers.short_km, map.rulers.long_km].map(|km| i64::from(km) * 1000);
    for placement in &map.placement {
        let (no, letter) = (*placement.area.get_ref(), placement.spot.get_ref());
        let point: Point = placement.point.into();
        let Some(area) = board.area(no) else { continue };
        if !fits(point, i64::from(map.rulers.counter_km) * 1000, &area.polygon) {
            // aircraft.position
            let message = format!("placement {no}{letter}: the counter touches a border or the sea");
            review.fault_at(MAP, &placement.area, message);
        }
        for (listed, metres) in [&placement.short, &placement.long].into_iter().zip(metres) {
            let listed = listed.iter().copied().collect::<Set64>().with(no);
            let measured = reach(point, &board, metres);
            if listed != measured {
                let km = metres / 1000;
                let message = format!(
                    "placement {no}{letter}: the list says {listed}, the {km} km ruler measures {measured}"
                );
                review.fault_at(MAP, &placement.area, message);
            }
        }
    }
}
