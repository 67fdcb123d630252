internal import Bindery
internal import Foundation

/// A row of the history: one feeding.
@MainActor
public final class FeedingRowViewModel: Identifiable {
  /// The feeding's identity.
  public nonisolated let id: String
  @Box var feeding: Feeding
  private let times: TimeText

  init(_ feeding: Feeding, times: TimeText) {
    id = feeding.id
    self.feeding = feeding
    self.times = times
  }

  /// `12:45 AM`
  public var time: String { times.time(feeding.at) }
  /// `Dry, 20g`
  public var meal: String { feeding.meal }
  /// `by` and a name; nil if unknown.
  public var by: String? { feeding.by.map { "by \($0)" } }
}
