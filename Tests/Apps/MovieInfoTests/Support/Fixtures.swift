import Foundation

/// Recorded replies of the services, where `BINDERY_FIXTURES` names a folder of them.
enum Fixtures {
  static let folder = ProcessInfo.processInfo.environment["BINDERY_FIXTURES"]
}
