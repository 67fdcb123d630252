internal import Foundation

/// The headless Chromium of a test run. All journeys share it, because its start takes more processor time than most journeys;
/// each has a ``Browser`` of its own. It ends with the test run.
actor SharedChromium {
  static let shared = SharedChromium()

  private var current: Task<Chromium, any Error>?

  /// Returns the running Chromium, and starts one if none runs, also after a crash.
  func running() async throws -> Chromium {
    while let task = current {
      if let chromium = try? await task.value, !chromium.hasEnded { return chromium }
      if current == task { current = nil }
    }
    let task = Task { try await Chromium.launch() }
    current = task
    return try await task.value
  }
}
