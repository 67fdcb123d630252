internal import Bindery
internal import PetFeederModels

/// A row of the list: a pet, and how it is with it today.
@MainActor
public final class PetRowViewModel: Identifiable {
  /// The pet's identity.
  public nonisolated let id: String
  let digest: PetDigest

  init(_ log: PetLog, feeder: Feeder) {
    id = log.id
    digest = PetDigest(log, feeder: feeder)
  }

  /// What it is called.
  public var name: String { digest.name }
  /// What it looks like.
  public var picture: PetPicture { digest.picture }
  /// `Fed twice today, 40 g`
  public var fedTodayText: String { digest.fedTodayText }
  /// The next duty; nil if nothing is planned.
  public var duty: PetDuty? { digest.duty }
  /// Where its page is.
  public var route: FeederRoute { .pet(id) }
}
