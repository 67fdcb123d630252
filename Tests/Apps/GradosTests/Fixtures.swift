import Foundation

/// Recorded replies of the services, where `BINDERY_FIXTURES` names a folder of them.
enum Fixtures {
  static let folder = ProcessInfo.processInfo.environment["BINDERY_FIXTURES"]

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder ?? "")/\(path)", encoding: .utf8)
  }
}
