internal import Bindery
internal import Foundation

/// A row of the schedule: one meal of the day and its state.
@MainActor
public final class MealTimeRowViewModel: Identifiable {
  /// The meal time's identity.
  public nonisolated let id: String
  @Box var mealTime: MealTime
  private let digest: PetDigest
  private let feeding: FeedViewModel

  init(_ mealTime: MealTime, _ digest: PetDigest, feeding: FeedViewModel) {
    id = mealTime.id
    self.mealTime = mealTime
    self.digest = digest
    self.feeding = feeding
  }

  /// `8:00 AM`
  public var time: String {
    let feeder = digest.feeder
    return feeder.times.time(feeder.times.date(minute: mealTime.minute, on: feeder.time.today))
  }

  /// `Dry, 20g`
  public var meal: String { mealTime.meal }

  /// Its state: `Overdue by 45 minutes`.
  public var duty: PetDuty {
    guard let plan = digest.plan.first(where: { $0.time.id == id }) else { return PetDuty(.upcoming, "") }
    switch plan.state {
    case .upcoming: return PetDuty(.upcoming, "Later today")
    case .due: return PetDuty(.due, "Due now")
    case .overdue: return PetDuty(.overdue, "Overdue by \(lateness(since: plan.at))")
    case .done(let at): return PetDuty(.done, "Done at \(digest.feeder.times.time(at))")
    }
  }

  /// Whether the meal is not given yet today.
  public var isOpen: Bool { duty.urgency != .done }

  /// Records that the meal is given now.
  public func give() { feeding.feed(digest.log, untracked { meal }) }

  private func lateness(since date: Date) -> String {
    let seconds = digest.feeder.time.now.timeIntervalSince(date)
    // Limit the delay to a day, for any clock setting.
    let minutes = Int(min(max(1, seconds / 60), 24 * 60))
    switch minutes {
    case 1: return "1 minute"
    case ..<60: return "\(minutes) minutes"
    case ..<120: return "1 hour"
    default: return "\(minutes / 60) hours"
    }
  }
}
