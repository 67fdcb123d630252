internal import Bindery
internal import PetFeederModels

/// A card: one pet in large, with its last meal and the button to feed it.
@MainActor
public final class PetCardViewModel: Identifiable {
  /// The pet's identity.
  public nonisolated let id: String
  private let digest: PetDigest
  private let feeding: FeedViewModel

  init(_ log: PetLog, feeder: Feeder, feeding: FeedViewModel) {
    id = log.id
    digest = PetDigest(log, feeder: feeder)
    self.feeding = feeding
  }

  /// What it is called.
  public var name: String { digest.name }
  /// What it looks like.
  public var picture: PetPicture { digest.picture }
  /// Whether it was fed at all.
  public var hasBeenFed: Bool { digest.last != nil }
  /// `Last fed at`, or that it was never fed.
  public var lastFedTitle: String { hasBeenFed ? "Last fed at" : "No feeding events" }

  /// `Today, 12:45 AM`
  public var lastFedTime: String {
    guard let last = digest.last else { return "" }
    return digest.feeder.times.moment(last.at, today: digest.feeder.time.today)
  }

  /// `Dry, 20g`, and the person.
  public var lastMeal: String {
    guard let last = digest.last else { return "" }
    return last.by.map { "\(last.meal) · by \($0)" } ?? last.meal
  }

  /// `Fed twice today, 40 g`
  public var fedTodayText: String { digest.fedTodayText }
  /// The next duty; nil if nothing is planned.
  public var duty: PetDuty? { digest.duty }
  /// Where its page is.
  public var route: FeederRoute { .pet(id) }

  /// Asks what it gets.
  public func feed() { feeding.start(id) }
}
