internal import Foundation

/// Searches the built-in places, without a network.
public struct SampleGeocoder: Geocoder {
  public init() {}

  /// Returns the places with a word that begins with the text before the comma, and whose region or country begins with the text after
  /// it.
  public func places(named address: String) async throws -> [Place] {
    let parts = address.split(separator: ",", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, name.count > 1 else { return [] }
    return SamplePlaces.all.map(\.place).filter { place in
      guard begins(place.name, name) else { return false }
      guard parts.count > 1, !parts[1].isEmpty else { return true }
      return [place.region, place.shortRegion, place.country].contains {
        $0.map { begins($0, parts[1]) } ?? false
      }
    }
  }

  /// Whether a name, or a word in it, begins with a text, ignoring case and accents.
  private func begins(_ name: String, _ beginning: String) -> Bool {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .anchored]
    var rest = name[...]
    while true {
      if rest.range(of: beginning, options: options) != nil { return true }
      guard let space = rest.firstIndex(of: " ") else { return false }
      rest = rest[rest.index(after: space)...]
    }
  }
}
