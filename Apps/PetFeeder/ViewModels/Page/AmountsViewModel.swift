internal import Bindery
internal import Foundation

/// The amount of food on each day of the last week: in grams if its meals contain amounts, otherwise the number of
/// meals.
@MainActor
public final class AmountsViewModel {
  /// One day of the chart.
  public struct Day: Hashable, Sendable {
    /// `Mon`
    public let label: String
    /// The amount in grams, or the number of meals.
    public let value: Double
  }

  private let digest: PetDigest

  init(_ digest: PetDigest) { self.digest = digest }

  private var week: [(start: Date, feedings: [Feeding])] {
    let calendar = digest.feeder.times.calendar
    let today = digest.feeder.time.today
    let starts = (0..<7).reversed().compactMap { calendar.date(byAdding: .day, value: -$0, to: today) }
    guard let first = starts.first else { return [] }
    let recent = digest.log.feedings.list.elements.prefix { $0.at >= first }
    let byDay = Dictionary(grouping: recent) { calendar.startOfDay(for: $0.at) }
    return starts.map { ($0, byDay[$0] ?? []) }
  }

  /// Whether the values are grams.
  public var areGrams: Bool { week.contains { $0.feedings.contains { Amount.grams(in: $0.meal) != nil } } }

  /// Whether there is anything to draw.
  public var isEmpty: Bool { week.allSatisfy(\.feedings.isEmpty) }

  /// The title of the chart.
  public var title: String { areGrams ? "Food of the last seven days" : "Meals of the last seven days" }

  /// The unit after each number.
  public var unit: String { areGrams ? " g" : "" }

  /// The name of the chart's series.
  public var seriesName: String { areGrams ? "Food" : "Meals" }

  /// Each day, from the oldest to today.
  public var days: [Day] {
    let inGrams = areGrams
    return week.map { day in
      let value =
        inGrams
        ? day.feedings.compactMap { Amount.grams(in: $0.meal) }.reduce(0, +) : Double(day.feedings.count)
      return Day(label: digest.feeder.times.shortWeekday(day.start), value: value)
    }
  }
}
