public import Foundation
public import PetAdoptionModels

/// Why a step on the way to a home could not be taken.
public enum AdoptionError: Error, Sendable, Hashable {
  /// The pet's state, which another window may have changed a moment ago, does not allow it.
  case notPossible(AdoptionStep, AdoptionState)
}

extension AdoptionError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .notPossible(.reserve, .adopted), .notPossible(.unreserve, .adopted), .notPossible(.adopt, .adopted):
      "This pet has just been adopted."
    case .notPossible(.reserve, _):
      "Somebody else has just reserved this pet."
    case .notPossible(.unreserve, _), .notPossible(.adopt, _):
      "This pet is not reserved any more."
    }
  }
}
