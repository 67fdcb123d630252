internal import Bindery

/// A large card: one pet, with its last meal and the button to feed it.
@MainActor
public final class PetCardViewModel: Identifiable {
  /// The pet's identity.
  public nonisolated let id: String
  private let log: PetLog
  private let digest: PetDigest
  private let feeding: FeedViewModel

  init(_ log: PetLog, feeder: Feeder, feeding: FeedViewModel) {
    id = log.id
    self.log = log
    digest = PetDigest(log, feeder: feeder)
    self.feeding = feeding
  }

  /// The pet's name.
  public var name: String { digest.name }
  /// The pet's picture.
  public var picture: PetPicture { digest.picture }
  /// Whether the pet was ever fed.
  public var hasBeenFed: Bool { digest.last != nil }
  /// `Last fed at`, above ``lastFedTime``.
  public let lastFedTitle = "Last fed at"

  /// `Today, 12:45 AM`, or `No feeding events`.
  public var lastFedTime: String {
    guard let last = digest.last else { return "No feeding events" }
    return digest.feeder.times.moment(last.at, today: digest.feeder.time.today)
  }

  /// The last meal and the person who gave it: `Dry, 20g`.
  public var lastMeal: String {
    guard let last = digest.last else { return "" }
    return last.by.map { "\(last.meal) · by \($0)" } ?? last.meal
  }

  /// `Fed twice today, 40 g`
  public var fedTodayText: String { digest.fedTodayText }
  /// The next duty; nil if nothing is planned.
  public var duty: PetDuty? { digest.duty }
  /// `Ana is feeding Selina right now`; nil if nobody in another window is.
  public var othersFeedingText: String? { feeding.othersText(of: log) }
  /// The route of the pet's page.
  public var route: FeederRoute { .pet(id) }

  /// Shows the meals to choose from.
  public func feed() { feeding.start(id) }
}
