internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// Performs the edits of one window, one after the other, and offers to undo the last.
@MainActor
final class EditQueue {
  /// The alert to read before continuing.
  @Box private(set) var alert: FeederAlert?
  /// The banner with the last edit, if it can be undone, or with the edit of another window.
  let notice: UndoNotice

  private enum Job: Sendable {
    case edit(FeederEdit, text: String?)
    case undo(FeederUndo)
  }

  private enum Done: Sendable {
    case edited(FeederEdit, text: String?, undo: FeederUndo)
    /// The edit was undone, except for the given number of things.
    case undone(stayed: Int)
  }

  let feeder: Feeder
  /// The state that the window restores.
  let scene: SceneState
  /// The question to ask again after the alert is closed.
  @Box private var rejected: RejectedText?
  private var questions: [String: @MainActor (RejectedText) -> Void] = [:]
  /// Removals that are waiting or running.
  private var removals: Set<FeederEdit> = []
  /// Pets that this window deletes.
  private var deleted: Set<Pet.ID> = []
  private lazy var command = makeCommand()
  private let bag = DisposeBag()

  init(feeder: Feeder, scene: SceneState = SceneState()) {
    self.feeder = feeder
    self.scene = scene
    notice = UndoNotice(clock: feeder.context.clock)
    scene.keep("alert", of: self, \.kept)
    command.results.bind(with: self) { $0.finish($1) }.disposed(by: bag)
    command.errors.bind { [weak self] error in self?.show(FeederAlert(error.localizedDescription)) }
      .disposed(by: bag)
  }

  private func makeCommand() -> Command<Job, Done> {
    Command(.queue) { [weak self, feeder] job in
      switch job {
      case .edit(let edit, let text):
        defer { self?.removals.remove(edit) }
        return .edited(edit, text: text, undo: try await feeder.perform(edit))
      case .undo(let undo): return .undone(stayed: try await feeder.undo(undo))
      }
    }
  }

  /// Performs an edit.
  /// - Parameter text: The text of the banner that offers to undo it; nil for no banner.
  func perform(_ edit: FeederEdit, offering text: String? = nil) {
    if edit.isRemoval {
      // A second click on Delete must not fail because the first one has deleted the pet.
      guard removals.insert(edit).inserted else { return }
    }
    deleted.formUnion(edit.removedPets)
    command.execute(.edit(edit, text: text))
  }

  /// Performs an edit with a typed text, or shows why the text is rejected.
  /// - Parameters:
  ///   - question: The question that is asked again with the typed text; nil for none.
  ///   - pet: The pet in question, if there is one.
  func perform(
    _ text: String, as kind: EntryText, again question: String? = nil, about pet: Pet.ID? = nil,
    _ edit: (String) -> FeederEdit
  ) {
    switch kind.cleaned(text) {
    case .success(let clean): perform(edit(clean))
    case .failure(let alert): refuse(text, alert, again: question, about: pet)
    }
  }

  // MARK: Alerts

  /// Declares how a question is asked again after its answer was rejected: with the rejected text as its initial value.
  func onRejection(of question: String, ask: @escaping @MainActor (RejectedText) -> Void) {
    questions[question] = ask
  }

  /// Shows why a typed text is rejected. When the alert is closed, asks the question again.
  func refuse(_ text: String, _ alert: FeederAlert, again question: String?, about pet: Pet.ID? = nil) {
    // The beginning of a text that is far too long is enough to recognize it.
    let typed = String(text.prefix(1000))
    batch {
      self.alert = alert
      rejected = question.map { RejectedText(question: $0, text: typed, pet: pet) }
    }
  }

  /// Shows an alert.
  func show(_ alert: FeederAlert) {
    batch {
      self.alert = alert
      rejected = nil
    }
  }

  /// Closes the alert and asks the question of a rejected text again.
  func closeAlert() {
    let rejected = untracked { self.rejected }
    batch {
      alert = nil
      self.rejected = nil
    }
    if let rejected { questions[rejected.question]?(rejected) }
  }

  /// The alert as the window stores it.
  private struct Kept: Codable, Equatable {
    let alert: FeederAlert
    let rejected: RejectedText?
  }

  private var kept: Kept? {
    get { alert.map { Kept(alert: $0, rejected: rejected) } }
    set {
      batch {
        alert = newValue?.alert
        rejected = newValue?.rejected
      }
    }
  }

  // MARK: Undo

  /// Whether this window deleted a pet that was just removed. Returns true once for each.
  func didDelete(_ pet: Pet.ID) -> Bool { deleted.remove(pet) != nil }

  /// Shows an edit in the banner, with a way to undo it. Changes that another window has made since are not undone, and the
  /// next notice says so.
  func show(_ text: String, undo: FeederUndo? = nil) {
    guard let undo else { return notice.show(text) }
    notice.show(text) { [command] in command.execute(.undo(undo)) }
  }

  private func finish(_ done: Done) {
    switch done {
    case .edited(let edit, let text, let undo):
      if edit.releasesPictures { feeder.pictures.release() }
      if let text { show(text, undo: undo) }
    case .undone(let stayed):
      feeder.pictures.release()
      if stayed == 1 { notice.show("Undone, except for 1 item that was changed meanwhile.") }
      if stayed > 1 { notice.show("Undone, except for \(stayed) items that were changed meanwhile.") }
    }
  }
}

extension FeederEdit {
  /// The pets that the edit deletes.
  fileprivate var removedPets: [Pet.ID] {
    switch self {
    case .removePet(let id): [id]
    case .all(let edits): edits.flatMap(\.removedPets)
    default: []
    }
  }

  /// Whether the edit only removes things.
  fileprivate var isRemoval: Bool {
    switch self {
    case .removePet, .remove: true
    case .all(let edits): edits.allSatisfy(\.isRemoval)
    default: false
    }
  }

  /// Whether the edit may leave a picture without a pet.
  fileprivate var releasesPictures: Bool {
    switch self {
    case .removePet, .setPicture, .replace: true
    case .all(let edits): edits.contains { $0.releasesPictures }
    default: false
    }
  }
}
