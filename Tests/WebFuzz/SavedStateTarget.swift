internal import BinderyViewModels
internal import Foundation
internal import Logging

/// Opens the bytes as a sealed text, and as the contents of a saved state that were sealed. No forged text may open, and contents that can be
/// read must be the same once they are written and read again.
@MainActor
enum SavedStateTarget {
  static func check(_ bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      precondition((try? keys.open(text)) == nil, "A text opens that was not sealed.")
    }
    do {
      let sealed = try keys.seal(bytes)
      let opened = try keys.open(sealed)
      precondition(opened == bytes, "Sealed bytes come back changed.")
      check(sealed)
    } catch {
      preconditionFailure("Sealed bytes cannot be opened: \(error)")
    }
  }

  private static func check(_ sealed: String) {
    guard let savedState = try? codec.open(sealed, app: "notes") else { return }
    let again = try? codec.seal(
      WindowState(values: savedState.values, fields: savedState.fields), app: "notes",
      window: savedState.window
    )
    .flatMap { try codec.open($0.text, app: "notes") }
    precondition(
      again?.values == savedState.values && again?.fields == savedState.fields,
      "A savedState changes when it is written again.")
    for value in savedState.values.values {
      _ = value.value(String.self)
      _ = value.value([String: [Double]].self)
    }
    let scene = SceneState()
    scene.restore(savedState.values)
    precondition(scene.snapshot == savedState.values, "A window restores something else.")
  }

  private static let keys: KeyRing = {
    do { return try KeyRing(keys: [Array(1...32)]) } catch { fatalError("\(error)") }
  }()

  private static let codec = SavedStateCodec(
    sealer: keys, limits: WebLimits(), logger: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() },
    now: { Date(timeIntervalSince1970: 1_000_000) })
}
