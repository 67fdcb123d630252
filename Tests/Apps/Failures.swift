import Foundation

/// The failure of a service, with a sentence for the user.
struct Outage: LocalizedError {
  var errorDescription: String? { "The service sleeps. Try again later." }
}

/// The failure of a store, with a sentence for the user.
struct FullDisk: LocalizedError {
  var errorDescription: String? { "There is no room left. Free some space and try again." }
}
