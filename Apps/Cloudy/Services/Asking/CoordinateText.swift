internal import Foundation

extension Coordinate {
  /// The degrees as services take them: four decimals (about 10 m), a point, no exponent.
  ///
  /// - Throws: ``ServiceError/rejected(service:status:reason:)`` where this is no point on Earth, before anybody is
  ///   asked.
  func texts(for service: String) throws -> (latitude: String, longitude: String) {
    guard let point = Plausible.coordinate(latitude, longitude) else {
      throw ServiceError.rejected(service: service, status: 400, reason: "This is no point on Earth.")
    }
    return (Self.text(point.latitude), Self.text(point.longitude))
  }

  private static func text(_ degrees: Double) -> String { String(format: "%.4f", degrees) }
}
