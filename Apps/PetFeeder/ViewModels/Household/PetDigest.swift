internal import Bindery
internal import Foundation
internal import PetFeederModels

/// What the screens say of a pet at a glance: when it was fed last, how often today, and what is due.
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

  /// The last feeding.
  var last: Feeding? { log.feedings.list.elements.first }

  /// The feedings of today, the newest first.
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

  /// The plan of today, and how far it is done.
  var plan: [(time: MealTime, at: Date, state: MealState)] {
    let times = log.mealTimes.list.elements
    let day = feeder.time.today
    let dates = times.map { feeder.times.date(minute: $0.minute, on: day) }
    let states = MealState.states(of: dates, fed: today.map(\.at), now: feeder.time.now)
    return times.indices.map { (times[$0], dates[$0], states[$0]) }
  }

  /// The most pressing meal, as a sentence; nil where nothing is planned.
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

/// Which picture shows a pet.
public enum PetPicture: Hashable, Sendable {
  /// One that was uploaded, by the name under which it is kept.
  case uploaded(String)
  /// A drawing of the app.
  case drawing(String)
}

/// The next duty for a pet.
public struct PetDuty: Hashable, Sendable {
  /// How pressing it is.
  public enum Urgency: Sendable, Hashable {
    case upcoming, due, overdue, done
  }

  /// How pressing it is.
  public let urgency: Urgency
  /// What it is: `Overdue since 8:00 AM`.
  public let text: String

  init(_ urgency: Urgency, _ text: String) {
    self.urgency = urgency
    self.text = text
  }
}
