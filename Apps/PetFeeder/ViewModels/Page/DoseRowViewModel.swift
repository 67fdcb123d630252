internal import Bindery

/// A row of the medicine list.
@MainActor
public final class DoseRowViewModel: Identifiable {
  /// The dose's identity.
  public nonisolated let id: String
  @Box var dose: Dose
  private let feeder: Feeder

  init(_ dose: Dose, _ feeder: Feeder) {
    id = dose.id
    self.dose = dose
    self.feeder = feeder
  }

  /// The medicine and the amount.
  public var medicine: String { dose.medicine }

  /// `Today, 12:45 AM`, and the person.
  public var moment: String {
    let moment = feeder.times.moment(dose.at, today: feeder.time.today)
    return dose.by.map { "\(moment) · by \($0)" } ?? moment
  }
}
