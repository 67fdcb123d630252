public import Foundation

/// The state of a planned meal today.
public enum MealState: Sendable, Hashable {
  /// It comes later today.
  case upcoming
  /// It is time.
  case due
  /// It should have been done by now.
  case overdue
  /// It was done by a feeding at this time.
  case done(Date)

  /// For how many seconds a meal is due before it is overdue.
  public static let gracePeriod = 30.0 * 60
  /// How many seconds before its time a feeding counts for a meal.
  public static let lead = 60.0 * 60

  /// The states of a day's plan.
  ///
  /// Each feeding counts for one meal: the first that is not done yet and whose time is at most an hour away.
  ///
  ///     plan       08:00            18:00
  ///     fed     07:20      12:15           ▶  08:00 done at 07:20, 18:00 upcoming: 12:15 was one more
  ///
  /// - Parameters:
  ///   - plan: today's times in their order.
  ///   - feedings: when the pet was fed today.
  ///   - now: what time it is.
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
