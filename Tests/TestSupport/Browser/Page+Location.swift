internal import Foundation

extension Page {
  /// Grants the page access to the location, and sets it.
  func allowLocation(latitude: Double, longitude: Double) async throws {
    try await setLocationPermission("granted")
    try await call(
      "Emulation.setGeolocationOverride",
      ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 20])
  }

  /// Denies the page access to the location.
  func denyLocation() async throws { try await setLocationPermission("denied") }

  private func setLocationPermission(_ setting: String) async throws {
    try await call(
      "Browser.setPermission",
      [
        "permission": ["name": "geolocation"], "setting": .string(setting), "browserContextId": context,
      ])
  }
}
