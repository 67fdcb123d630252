internal import Foundation
internal import Places

/// A place in the address of a window, with all digits of its position: `48.85341,2.3488,Paris,Île-de-France,France`.
///
/// Addresses are untrusted: long names are truncated, and invalid positions are ignored.
struct PlaceAddress: LosslessStringConvertible, Equatable {
  private static let longestName = 80

  let place: Place

  init(_ place: Place) { self.place = place }

  init?(_ description: String) {
    let parts = description.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count >= 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    func name(_ index: Int) -> String? {
      guard index < parts.count, !parts[index].isEmpty else { return nil }
      return String(parts[index].prefix(Self.longestName))
    }
    place = Place(name: name(2) ?? "", region: name(3), country: name(4), coordinate: coordinate)
  }

  var description: String {
    let point = [place.coordinate.latitude, place.coordinate.longitude].map(\.description)
    let names = [place.name, place.region ?? "", place.country ?? ""].map { name in
      name.replacingOccurrences(of: ",", with: " ")
    }
    let text = (point + names).joined(separator: ",")
    return String(text.reversed().drop { $0 == "," }.reversed())
  }
}
