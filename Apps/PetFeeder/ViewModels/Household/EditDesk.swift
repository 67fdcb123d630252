internal import Bindery
internal import BinderyScenes
internal import BinderyViewModels
internal import Foundation
internal import PetFeederModels

/// Where the edits of one window are done, one after the other, and where the last can be undone.
@MainActor
final class EditDesk {
  /// The alert to read before continuing.
  @Box private(set) var alert: FeederAlert?
  /// What was done last, if it can be undone, or what another window did.
  let notice: UndoNotice

  private enum Job: Sendable {
    case edit(FeederEdit, text: String?)
    case undo(FeederUndo)
  }

  private enum Done: Sendable {
    case edited(FeederEdit, text: String?, undo: FeederUndo)
    /// Undone, except for so many things.
    case undone(stayed: Int)
  }

  let feeder: Feeder
  /// Keeps what is open in the window.
  let scene: SceneState
  /// What comes after the alert.
  private var afterAlert: (@MainActor () -> Void)?
  /// Removals that wait or run.
  private var removals: Set<FeederEdit> = []
  /// Pets that this window deletes.
  private var deleted: Set<Pet.ID> = []
  private lazy var command = makeCommand()
  private let bag = DisposeBag()

  init(feeder: Feeder, scene: SceneState = SceneState()) {
    self.feeder = feeder
    self.scene = scene
    notice = UndoNotice(clock: feeder.context.clock)
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

  /// Whether an edit is being done.
  var isBusy: Bool { command.isExecuting }

  /// Does an edit.
  /// - Parameter text: what the banner says that offers to undo it; nil for an edit that needs none.
  func perform(_ edit: FeederEdit, offering text: String? = nil) {
    if edit.isRemoval {
      // A second click on Delete must not fail because the first one has deleted it.
      guard removals.insert(edit).inserted else { return }
    }
    deleted.formUnion(edit.removedPets)
    command.execute(.edit(edit, text: text))
  }

  /// Does an edit with a typed text, or says why the text cannot be kept.
  /// - Parameter again: asks for the text again, with what was typed.
  func perform(
    _ text: String, as kind: EntryText, again: (@MainActor (String) -> Void)? = nil,
    _ edit: (String) -> FeederEdit
  ) {
    switch kind.cleaned(text) {
    case .success(let clean): perform(edit(clean))
    case .failure(let alert): refuse(text, alert, again: again)
    }
  }

  // MARK: Alerts

  /// Shows what is wrong with a typed text. When the alert is closed, the text is asked for again, so that it need not be typed
  /// twice.
  func refuse(_ text: String, _ alert: FeederAlert, again: (@MainActor (String) -> Void)?) {
    // Of a text that is far too long, the beginning is enough to see what it was.
    let typed = String(text.prefix(1000))
    show(alert) { again?(typed) }
  }

  /// Shows an alert.
  func show(_ alert: FeederAlert, then next: (@MainActor () -> Void)? = nil) {
    self.alert = alert
    afterAlert = next
  }

  /// The alert was read.
  func closeAlert() {
    let next = afterAlert
    alert = nil
    afterAlert = nil
    next?()
  }

  // MARK: Undo

  /// Whether this window deleted a pet that just went; asked once for each.
  func didDelete(_ pet: Pet.ID) -> Bool { deleted.remove(pet) != nil }

  /// Shows what was done, with a way to undo it. What another window has changed since is not undone, and the next notice
  /// says so.
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
  /// The pets that it deletes.
  fileprivate var removedPets: [Pet.ID] {
    switch self {
    case .removePet(let id): [id]
    case .all(let edits): edits.flatMap(\.removedPets)
    default: []
    }
  }

  /// Whether it removes one thing or several, and does nothing else.
  fileprivate var isRemoval: Bool {
    switch self {
    case .removePet, .remove: true
    case .all(let edits): edits.allSatisfy(\.isRemoval)
    default: false
    }
  }

  /// Whether a picture may be without a pet afterwards.
  fileprivate var releasesPictures: Bool {
    switch self {
    case .removePet, .setPicture, .replace: true
    case .all(let edits): edits.contains { $0.releasesPictures }
    default: false
    }
  }
}
