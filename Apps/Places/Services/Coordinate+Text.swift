internal import Foundation

extension Coordinate {
  /// The degrees in the format of services: all digits, a decimal point, no exponent.
  var texts: (latitude: String, longitude: String) { (Self.text(latitude), Self.text(longitude)) }

  private static func text(_ degrees: Double) -> String {
    // Adding zero turns -0 into 0.
    let text = (degrees + 0).description
    // Swift writes numbers below 0.0001 with an exponent. Nine decimals are a tenth of a millimeter.
    return text.contains("e") ? String(format: "%.9f", degrees) : text
  }
}
