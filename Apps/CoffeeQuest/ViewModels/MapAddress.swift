internal import Foundation
internal import Places

/// The visible area of a map in the address of a window: the degrees of its center, and its span in meters,
/// `52.52,13.405,3000`.
///
/// Addresses are untrusted: an area that is not on Earth is ignored.
struct MapAddress: LosslessStringConvertible, Equatable {
  let area: MapArea

  /// Rounds an area to whole meters.
  init(_ area: MapArea) {
    func round(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }
    self.area = MapArea(
      latitude: round(area.latitude), longitude: round(area.longitude), span: area.span.rounded())
  }

  init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 3, let latitude = parts[0], let longitude = parts[1], let span = parts[2],
      let center = Coordinate(latitude: latitude, longitude: longitude), MapArea.spans.contains(span)
    else { return nil }
    self.init(MapArea(center, span: span))
  }

  var description: String { "\(area.latitude),\(area.longitude),\(Int(area.span))" }
}
