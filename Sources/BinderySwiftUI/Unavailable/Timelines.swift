public import BinderyViews
public import Foundation

/// Unavailable: put the time into a view model's state.
@available(
  *, unavailable,
  message:
    "A view is not drawn by a clock here. Publish the time from the view model, or use onReceive with a Timer."
)
public struct TimelineView<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }

  /// Unavailable: put the time into a view model's state.
  public init(_ schedule: TimelineSchedules, @ViewBuilder content: @escaping (TimelineContext) -> Content) {}
}

/// The times at which a `TimelineView` makes contents.
public struct TimelineSchedules: Sendable {
  /// Each minute.
  public static let everyMinute = TimelineSchedules()
  /// Each frame.
  public static let animation = TimelineSchedules()
  /// Each frame, or less often.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedules { everyMinute }
  /// After each interval, in seconds.
  public static func periodic(from start: Date, by interval: Double) -> TimelineSchedules { everyMinute }
  /// At times of a list.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> TimelineSchedules
  where Dates.Element == Date { everyMinute }
}

/// The time for which a `TimelineView` makes a content.
public struct TimelineContext: Sendable {
  /// How often contents are made.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The time.
  public let date: Date
  /// How often contents are made.
  public let cadence: Cadence
}
