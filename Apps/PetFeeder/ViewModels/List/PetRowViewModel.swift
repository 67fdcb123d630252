internal import Bindery

/// A row of the list: a pet and its state today.
@MainActor
public final class PetRowViewModel: Identifiable {
  /// The pet's identity.
  public nonisolated let id: String
  let digest: PetDigest

  init(_ log: PetLog, feeder: Feeder) {
    id = log.id
    digest = PetDigest(log, feeder: feeder)
  }

  /// The pet's name.
  public var name: String { digest.name }
  /// The pet's picture.
  public var picture: PetPicture { digest.picture }
  /// `Fed twice today, 40 g`
  public var fedTodayText: String { digest.fedTodayText }
  /// The next duty; nil if nothing is planned.
  public var duty: PetDuty? { digest.duty }
  /// The route of the pet's page.
  public var route: FeederRoute { .pet(id) }
}
