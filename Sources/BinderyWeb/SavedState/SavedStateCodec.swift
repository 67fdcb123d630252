internal import BinderyViewModels
internal import Foundation
internal import Logging

/// Seals the saved states of windows, which pages store, and opens what they send back.
@MainActor
final class SavedStateCodec {
  private let sealer: any StateSealer
  private let limits: WebLimits
  private let logger: Logger
  private let now: @MainActor () -> Date

  /// Creates a codec.
  ///
  /// - Parameter now: Returns the current time, by which saved states expire.
  init(
    sealer: any StateSealer, limits: WebLimits, logger: Logger,
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.sealer = sealer
    self.limits = limits
    self.logger = logger
    self.now = now
  }

  /// The sealed state of a window.
  struct Sealed: Hashable {
    let text: String
    /// Whether it contains all values. If not, the largest ones were left out.
    let isComplete: Bool
  }

  /// Seals the state of a window, without its largest values if it is too large; nil if it cannot be sealed.
  ///
  /// - Parameters:
  ///   - line: The name under which stores know which process acts for the window; nil for that of the window.
  ///   - owner: Those who may open it again.
  func seal(
    _ state: WindowState, app: String, window: String, line: String? = nil, owner: WindowOwner = WindowOwner()
  ) -> Sealed? {
    let time = Int(now().timeIntervalSince1970)
    var rest = state
    do {
      while true {
        let saved = SavedState(
          app: app, window: window, line: line == window ? nil : line, browser: owner.browserMark,
          user: owner.user, time: time,
          values: rest.values, fields: rest.fields, faults: rest.faults.isEmpty ? nil : rest.faults.sorted(),
          unfinished: rest.unfinished.isEmpty ? nil : rest.unfinished)
        let text = try sealer.seal(try saved.bytes())
        let excess = text.utf8.count - limits.maximumSavedStateBytes
        if excess <= 0 { return Sealed(text: text, isComplete: rest == state) }
        // A character holds half a byte or more. If it holds more, the next round removes the rest.
        guard rest.removeLargest(bytes: excess / 2) else { return nil }
      }
    } catch {
      logger.error("The state of a window of “\(app)” cannot be saved: \(error)")
    }
    return nil
  }

  /// Opens a saved state that a page sent. The text is untrusted.
  ///
  /// - Throws: ``SavedStateRefusal`` if it is not a saved state of this app and owner, is too old, or is too large.
  func open(
    _ text: String, app: String, owner: WindowOwner = WindowOwner()
  ) throws(SavedStateRefusal) -> SavedState {
    guard text.utf8.count <= limits.maximumSavedStateBytes else { throw .tooLarge }
    let saved = try SavedState(bytes: try sealer.open(text))
    guard saved.app == app else { throw .foreign }
    guard saved.browser == owner.browserMark else { throw .otherBrowser }
    guard saved.user == owner.user else { throw .otherUser }
    let age = Duration.seconds(Int(now().timeIntervalSince1970) - saved.time)
    // Tolerate a clock that was set back, but reject a saved state from the far future.
    guard age > .seconds(-86_400) else { throw .damaged }
    guard age <= limits.savedStateLifetime else { throw .expired }
    return saved
  }
}
