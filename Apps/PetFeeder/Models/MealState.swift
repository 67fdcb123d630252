public import Foundation

/// The state of a planned meal today.
public enum MealState: Sendable, Hashable {
  /// The meal is later today.
  case upcoming
  /// The meal is due now.
  case due
  /// The grace period is over, and the pet was not fed.
  case overdue
  /// The pet was fed at this time.
  case done(Date)

  /// The number of seconds for which a meal is due before it is overdue.
  public static let gracePeriod = 30.0 * 60
  /// The number of seconds before a meal's time from which a feeding counts for it.
  public static let lead = 60.0 * 60

  /// Returns the states of a day's plan.
  ///
  /// Each feeding counts for one meal: the first that is not done yet and whose time is at most an hour away.
  ///
  ///     plan       08:00            18:00
  ///     fed     07:20      12:15           ▶  08:00 done at 07:20, 18:00 upcoming: 12:15 was one more
  ///
  /// - Parameters:
  ///   - plan: The times of today's meals, in order.
  ///   - feedings: The times of today's feedings.
  ///   - now: The current time.
  public static func states(of plan: [Date], fed feedings: [Date], now: Date) -> [MealState] {
    var states = plan.map { time -> MealState in
      let late = now.timeIntervalSince(time)
      return late < 0 ? .upcoming : late <= gracePeriod ? .due : .overdue
    }
    for feeding in feedings.sorted() {
      let next = plan.indices.first { index in
        if case .done = states[index] { return false }
        return feeding.timeIntervalSince(plan[index]) >= -lead
      }
      if let next { states[next] = .done(feeding) }
    }
    return states
  }
}
