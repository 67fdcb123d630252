public import Bindery
internal import BinderyViewModels
internal import Foundation

/// A pet's weight and medicine.
@MainActor
public final class HealthViewModel {
  /// Whether the prompt for a weight is shown.
  @Box public var asksForWeight = false
  /// Whether the prompt for a medicine is shown.
  @Box public var asksForMedicine = false

  /// The initial text of the field for a weight: empty, or the text that was rejected.
  @Box public private(set) var typedWeight = ""
  /// The initial text of the field for a medicine: empty, or the text that was rejected.
  @Box public private(set) var typedMedicine = ""

  private let weighingList: RowList<WeighingRowViewModel>
  private let doseList: RowList<DoseRowViewModel>
  private let log: PetLog
  private let edits: EditQueue
  private let people: PeopleViewModel

  init(_ log: PetLog, edits: EditQueue, people: PeopleViewModel) {
    self.log = log
    self.edits = edits
    self.people = people
    let feeder = edits.feeder
    weighingList = RowList(
      following: log.weighings.list, make: { WeighingRowViewModel($0, feeder) }, update: { $0.weighing = $1 })
    doseList = RowList(
      following: log.doses.list, make: { DoseRowViewModel($0, feeder) }, update: { $0.dose = $1 })
    let scene = edits.scene
    scene.keep("\(log.id).weight", of: self, \.asksForWeight)
    scene.keep("\(log.id).weight.text", of: self, \.typedWeight)
    scene.keep("\(log.id).medicine", of: self, \.asksForMedicine)
    scene.keep("\(log.id).medicine.text", of: self, \.typedMedicine)
    edits.onRejection(of: "\(log.id).weight") { [weak self] in self?.askForWeight($0.text) }
    edits.onRejection(of: "\(log.id).medicine") { [weak self] in self?.askForMedicine($0.text) }
  }

  // MARK: Weight

  /// The weighings, newest first.
  public var weighings: [WeighingRowViewModel] { weighingList.rows }
  /// An example for the field: `9.3 lb`.
  public var weightHint: String { edits.feeder.weights.hint }
  /// The unit of ``weightPoints``.
  public var weightUnit: String { edits.feeder.weights.unit }
  /// Whether there are enough weighings for a chart.
  public var hasCurve: Bool { weighings.count > 1 }

  /// The last weights from oldest to newest, with their days.
  public var weightPoints: [(label: String, value: Double)] {
    log.weighings.list.elements.prefix(12).reversed().map {
      (edits.feeder.times.monthAndDay($0.at), edits.feeder.weights.value($0.grams))
    }
  }

  /// Shows the prompt for a weight.
  public func askForWeight() { askForWeight("") }

  private func askForWeight(_ typed: String) {
    typedWeight = typed
    asksForWeight = true
  }

  /// Records a weight, or shows why it is rejected.
  public func addWeight(_ text: String) {
    guard let grams = edits.feeder.weights.grams(text) else {
      let alert = FeederAlert("That is not a weight. Enter one such as \(weightHint).")
      edits.refuse(text, alert, again: "\(log.id).weight")
      return
    }
    edits.perform(.save(.weighing(Weighing(pet: log.id, grams: grams, at: edits.feeder.time.moment))))
  }

  /// Deletes a weighing, and offers to undo that.
  public func delete(_ row: WeighingRowViewModel) {
    edits.perform(.remove(.weighing(row.id)), offering: "A weight was deleted.")
  }

  // MARK: Medicine

  /// The doses, newest first.
  public var doses: [DoseRowViewModel] { doseList.rows }

  /// Shows the prompt for a medicine.
  public func askForMedicine() { askForMedicine("") }

  private func askForMedicine(_ typed: String) {
    typedMedicine = typed
    asksForMedicine = true
  }

  /// Records a dose, or shows why its text is rejected.
  public func addMedicine(_ text: String) {
    let (pet, at, by) = (log.id, edits.feeder.time.moment, people.name)
    edits.perform(text, as: .medicine, again: "\(log.id).medicine") {
      .save(.dose(Dose(pet: pet, medicine: $0, at: at, by: by)))
    }
  }

  /// Deletes a dose, and offers to undo that.
  public func delete(_ row: DoseRowViewModel) {
    edits.perform(.remove(.dose(row.id)), offering: "A dose was deleted.")
  }
}
