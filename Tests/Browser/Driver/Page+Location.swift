internal import Foundation

extension Page {
  /// Lets the page know where the device is, and that it is there.
  func allowLocation(latitude: Double, longitude: Double) async throws {
    try await setLocationPermission("granted")
    try await call(
      "Emulation.setGeolocationOverride",
      ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 20])
  }

  /// Has the device refuse to tell where it is.
  func denyLocation() async throws { try await setLocationPermission("denied") }

  private func setLocationPermission(_ setting: String) async throws {
    try await call(
      "Browser.setPermission", ["permission": ["name": "geolocation"], "setting": .string(setting)])
  }
}
