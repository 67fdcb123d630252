internal import BinderyScenes
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

  /// Seals the state of a window; nil if it is too large.
  func seal(_ kept: KeptWindow, app: String, window: String) -> String? {
    let parcel = WindowParcel(
      app: app, window: window, time: Int(now().timeIntervalSince1970), values: kept.values,
      fields: kept.fields)
    do {
      let text = try sealer.seal(try parcel.bytes())
      if text.utf8.count <= limits.maximumParcelBytes { return text }
      logger.warning(
        "A window of “\(app)” keeps \(text.utf8.count) bytes, more than \(limits.maximumParcelBytes), and cannot come back."
      )
    } catch {
      logger.error("What a window of “\(app)” keeps cannot be sealed: \(error)")
    }
    return nil
  }

  /// Opens a parcel that a page sent. The text is untrusted.
  ///
  /// - Throws: ``ParcelRefusal`` if it is not a parcel of this app, is too old, or is too large.
  func open(_ text: String, app: String) throws(ParcelRefusal) -> WindowParcel {
    guard text.utf8.count <= limits.maximumParcelBytes else { throw .tooLarge }
    let parcel = try WindowParcel(bytes: try sealer.open(text))
    guard parcel.app == app else { throw .foreign }
    let age = Duration.seconds(Int(now().timeIntervalSince1970) - parcel.time)
    // Tolerate a clock that was set back, but reject a parcel from the far future.
    guard age > .seconds(-86_400) else { throw .damaged }
    guard age <= limits.parcelLifetime else { throw .expired }
    return parcel
  }
}
