internal import Bindery

/// A row of the list of weights.
@MainActor
public final class WeighingRowViewModel: Identifiable {
  /// The weighing's identity.
  public nonisolated let id: String
  @Box var weighing: Weighing
  private let feeder: Feeder

  init(_ weighing: Weighing, _ feeder: Feeder) {
    id = weighing.id
    self.weighing = weighing
    self.feeder = feeder
  }

  /// `9.3 lb`
  public var weight: String { feeder.weights.weight(weighing.grams) }
  /// `Today, 12:45 AM`
  public var moment: String { feeder.times.moment(weighing.at, today: feeder.time.today) }
}
