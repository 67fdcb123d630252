internal import BinderyViewModels
internal import BinderyWeb

/// What a window of Pet Feeder with an open dialog and a typed name keeps: its size, and the time to seal and open it.
struct SavedStateSection: Section {
  let name = "saved-state"

  /// The key of the measured server.
  static let key = Array(repeating: UInt8(7), count: 32)

  func measure() async throws -> [Figure] {
    let host = try ServerProcess(["serve"])
    let page = try await LoadPage.open(port: host.port, "/pet-feeder")
    await page.tap("Add Pet")
    try await page.type("Mau")
    // The server waits for further changes before it seals.
    try await Task.sleep(for: .seconds(1))
    guard let text = page.savedState else { throw BenchError(description: "The window has no saved state.") }
    let ring = try KeyRing(keys: [Self.key])
    let savedState = try SavedState(bytes: try ring.open(text))
    let seal = try Self.microseconds { _ = try ring.seal(try savedState.bytes()) }
    let open = try Self.microseconds { _ = try SavedState(bytes: try ring.open(text)) }
    return [
      Figure(
        name: "saved-state-size", title: "saved state of a window of Pet Feeder",
        value: Double(text.utf8.count),
        unit: "bytes",
        goal: "≤ 4 KB", isReached: text.utf8.count <= 4096),
      Figure(
        name: "saved-state-seal", title: "to encode and seal it", value: seal, unit: "µs", goal: "≤ 50 µs",
        isReached: seal <= 50),
      Figure(
        name: "saved-state-open", title: "to open and decode it", value: open, unit: "µs", goal: "≤ 50 µs",
        isReached: open <= 50),
    ]
  }

  /// The time of one call: that of the fastest of ten rounds.
  private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<10 {
      let time = try ContinuousClock().measure { for _ in 0..<1000 { try body() } }
      best = min(best, time / .microseconds(1) / 1000)
    }
    return best
  }
}
