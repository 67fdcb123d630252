public import Foundation

/// The reason why a step of an adoption failed.
public enum AdoptionError: Error, Sendable, Hashable {
  /// The step is not possible in the pet's state, which another window may have just changed.
  case notPossible(AdoptionStep, AdoptionState)
  /// The ``PetAdoptionViewModels/UndoPeriod`` is over.
  case tooLate
}

extension AdoptionError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .notPossible(.bringBack, _): "This has been undone already."
    case .notPossible(_, .adopted): "This pet has found a home already."
    case .notPossible(.reserve, _): "This pet is reserved already, perhaps in another window."
    case .notPossible(.unreserve, _), .notPossible(.adopt, _): "This pet is not reserved any more."
    case .tooLate: "The ten minutes in which this could be undone are over."
    }
  }
}
