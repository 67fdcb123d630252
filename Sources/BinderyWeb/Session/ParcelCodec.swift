internal import BinderyViewModels
internal import Foundation
internal import Logging

/// Seals the state that pages store for their windows, and opens what they send back.
@MainActor
final class ParcelCodec {
  private let sealer: any ParcelSealer
  private let limits: WebLimits
  private let logger: Logger
  private let now: @MainActor () -> Date

  /// Creates a codec.
  ///
  /// - Parameter now: Returns the current time, by which parcels expire.
  init(
    sealer: any ParcelSealer, limits: WebLimits, logger: Logger,
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
  /// - Parameter owner: Those who may open it again.
  func seal(
    _ kept: KeptWindow, app: String, window: String, owner: WindowOwner = WindowOwner()
  ) -> Sealed? {
    let time = Int(now().timeIntervalSince1970)
    var rest = kept
    do {
      while true {
        let parcel = WindowParcel(
          app: app, window: window, browser: owner.browserMark, user: owner.user, time: time,
          values: rest.values, fields: rest.fields,
          unfinished: rest.unfinished.isEmpty ? nil : rest.unfinished)
        let text = try sealer.seal(try parcel.bytes())
        let excess = text.utf8.count - limits.maximumParcelBytes
        if excess <= 0 { return Sealed(text: text, isComplete: rest == kept) }
        // A character holds half a byte or more. If it holds more, the next round removes the rest.
        guard rest.removeLargest(bytes: excess / 2) else { return nil }
      }
    } catch {
      logger.error("What a window of “\(app)” keeps cannot be sealed: \(error)")
    }
    return nil
  }

  /// Opens a parcel that a page sent. The text is untrusted.
  ///
  /// - Throws: ``ParcelRefusal`` if it is not a parcel of this app and owner, is too old, or is too large.
  func open(
    _ text: String, app: String, owner: WindowOwner = WindowOwner()
  ) throws(ParcelRefusal) -> WindowParcel {
    guard text.utf8.count <= limits.maximumParcelBytes else { throw .tooLarge }
    let parcel = try WindowParcel(bytes: try sealer.open(text))
    guard parcel.app == app else { throw .foreign }
    guard parcel.browser == owner.browserMark else { throw .otherBrowser }
    guard parcel.user == owner.user else { throw .otherUser }
    let age = Duration.seconds(Int(now().timeIntervalSince1970) - parcel.time)
    // Tolerate a clock that was set back, but reject a parcel from the far future.
    guard age > .seconds(-86_400) else { throw .damaged }
    guard age <= limits.parcelLifetime else { throw .expired }
    return parcel
  }
}
