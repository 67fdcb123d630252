internal import Foundation
internal import Places

extension Coordinate {
  /// The degrees in the format of services: four decimals (about 10 m), a decimal point, no exponent.
  var texts: (latitude: String, longitude: String) { (Self.text(latitude), Self.text(longitude)) }

  private static func text(_ degrees: Double) -> String { String(format: "%.4f", degrees) }
}
