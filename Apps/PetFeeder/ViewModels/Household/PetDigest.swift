internal import Bindery
internal import Foundation

/// A pet's summary: its last feeding, the feedings of today, and the next duty.
@MainActor
final class PetDigest {
  let log: PetLog
  let feeder: Feeder

  init(_ log: PetLog, feeder: Feeder) {
    self.log = log
    self.feeder = feeder
  }

  var name: String { log.pet.name }

  var picture: PetPicture {
    if let stored = log.pet.picture { return .uploaded(stored) }
    return .drawing(log.pet.drawing ?? "placeholder")
  }

  var pictureText: String {
    log.pet.picture == nil && log.pet.drawing == nil ? "No picture of \(name) yet" : name
  }

  /// The last feeding; nil if the pet was never fed.
  var last: Feeding? { log.feedings.list.elements.first }

  /// The feedings of today, newest first.
  var today: ArraySlice<Feeding> {
    let midnight = feeder.time.today
    return log.feedings.list.elements.prefix { $0.at >= midnight }
  }

  /// `Fed twice today, 40 g`
  var fedTodayText: String {
    let today = today
    let times =
      switch today.count {
      case 0: "Not fed today"
      case 1: "Fed once today"
      case 2: "Fed twice today"
      default: "Fed \(today.count) times today"
      }
    let amounts = today.compactMap { Amount.grams(in: $0.meal) }
    return amounts.isEmpty ? times : "\(times), \(feeder.weights.food(amounts.reduce(0, +)))"
  }

  /// The meals of today with their times and states.
  var plan: [(time: MealTime, at: Date, state: MealState)] {
    let times = log.mealTimes.list.elements
    let day = feeder.time.today
    let dates = times.map { feeder.times.date(minute: $0.minute, on: day) }
    let states = MealState.states(of: dates, fed: today.map(\.at), now: feeder.time.now)
    return times.indices.map { (times[$0], dates[$0], states[$0]) }
  }

  /// The most urgent meal; nil if nothing is planned.
  var duty: PetDuty? {
    let plan = plan
    if plan.isEmpty { return nil }
    if let meal = plan.first(where: { $0.state == .overdue }) {
      return PetDuty(.overdue, "Overdue since \(feeder.times.time(meal.at))")
    }
    if let meal = plan.first(where: { $0.state == .due }) {
      return PetDuty(.due, "Due since \(feeder.times.time(meal.at))")
    }
    if let meal = plan.first(where: { $0.state == .upcoming }) {
      return PetDuty(.upcoming, "Next at \(feeder.times.time(meal.at))")
    }
    return PetDuty(.done, "All meals of today are done")
  }
}

/// The picture that shows a pet.
public enum PetPicture: Hashable, Sendable {
  /// An uploaded picture, by the name under which it is stored.
  case uploaded(String)
  /// A built-in drawing.
  case drawing(String)
}

/// The next duty for a pet.
public struct PetDuty: Hashable, Sendable {
  /// The urgency of a duty.
  public enum Urgency: Sendable, Hashable {
    case upcoming, due, overdue, done
  }

  /// The urgency.
  public let urgency: Urgency
  /// The text of the duty: `Overdue since 8:00 AM`.
  public let text: String

  init(_ urgency: Urgency, _ text: String) {
    self.urgency = urgency
    self.text = text
  }
}
