import Bindery
import BinderyStore
import Foundation

/// The failure of a service, with a sentence for the user.
struct Outage: LocalizedError {
  var errorDescription: String? { "The service sleeps. Try again later." }
}

/// The failure of a store, with a sentence for the user.
struct FullDisk: LocalizedError {
  var errorDescription: String? { "There is no room left. Free some space and try again." }
}

extension StoreFaults {
  /// Makes all reads and writes fail, or none.
  func fail(_ error: (any Error)? = FullDisk()) {
    failReading(error)
    failWriting(error)
  }
}

extension Store {
  /// Returns a store in memory that fails on demand, for tests that cannot throw.
  static func failing(with faults: StoreFaults) -> Store {
    do { return try .inMemory(faults: faults) } catch { preconditionFailure("\(error)") }
  }
}

extension Loadable {
  /// The description of the error.
  var failure: String? { error?.localizedDescription }
}

extension Loadable where Value: Collection {
  /// Whether an empty list was loaded.
  var isEmpty: Bool { value?.isEmpty == true }
}
