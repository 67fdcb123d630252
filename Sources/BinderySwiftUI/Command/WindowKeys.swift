internal import BinderyViewModels
internal import BinderyWeb
internal import Foundation

/// The keys that seal the state of windows in their pages.
enum WindowKeys {
  /// Returns the keys of a folder, which is created if it is missing. If it cannot be used, the keys are new in each process: windows then come
  /// back after a reload, and not after a restart.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - warn: Receives the reason why the folder cannot be used, as a sentence.
  static func sealer(in folder: String, warn: (String) -> Void) throws -> any StateSealer {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return try KeyRing(file: folder + "/window.key")
    } catch {
      warn("Windows will not come back after a restart: \(error.localizedDescription)")
      return try KeyRing(keys: [(0..<32).map { _ in UInt8.random(in: .min ... .max) }])
    }
  }
}
