internal import Bindery
internal import Foundation
internal import PetFeederModels

/// Where the edits of one window are done, one after the other, and where the last can be undone.
@MainActor
final class EditDesk {
  /// What is to be known before a person goes on.
  @Box private(set) var alert: FeederAlert?
  /// What was done last, if it can be undone; or what somebody else did.
  @Box private(set) var banner: Banner?

  /// What just happened.
  struct Banner: Equatable {
    let text: String
    let undo: FeederUndo?
  }

  private enum Job: Sendable {
    case edit(FeederEdit, text: String?)
    case undo(FeederUndo)
  }

  private enum Done: Sendable {
    case edited(FeederEdit, text: String?, undo: FeederUndo)
    /// Undone, but for so many things.
    case undone(stayed: Int)
  }

  let feeder: Feeder
  /// What comes after the alert.
  private var afterAlert: (@MainActor () -> Void)?
  /// Pets that this window deletes.
  private var deleted: Set<Pet.ID> = []
  private let command: Command<Job, Done>
  private let shown = Relay<Void>()
  private let bag = DisposeBag()

  /// For how long a banner stays.
  static let patience = Duration.seconds(60)

  init(feeder: Feeder) {
    self.feeder = feeder
    command = Command(.queue) { job in
      switch job {
      case .edit(let edit, let text): .edited(edit, text: text, undo: try await feeder.perform(edit))
      case .undo(let undo): .undone(stayed: try await feeder.undo(undo))
      }
    }
    command.results.bind { [weak self] in self?.finish($0) }.disposed(by: bag)
    command.errors.bind { [weak self] error in self?.tell(FeederAlert(error.localizedDescription)) }
      .disposed(by: bag)
    shown.signal.debounce(for: Self.patience, clock: feeder.context.clock)
      .bind { [weak self] in self?.banner = nil }.disposed(by: bag)
  }

  /// Whether an edit is being done.
  var isBusy: Bool { command.isExecuting }

  /// Does an edit.
  /// - Parameter text: what the banner says that offers to undo it; nil for an edit that needs none.
  func perform(_ edit: FeederEdit, offering text: String? = nil) {
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

  /// Says what is wrong with a typed text; once that is read, it is asked for again, so that nobody types twice.
  func refuse(_ text: String, _ alert: FeederAlert, again: (@MainActor (String) -> Void)?) {
    // Of a text that is far too long, the beginning is enough to see what it was.
    let typed = String(text.prefix(1000))
    tell(alert) { again?(typed) }
  }

  /// Says something that has to be known before a person goes on.
  func tell(_ alert: FeederAlert, then next: (@MainActor () -> Void)? = nil) {
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

  /// Undoes what the banner is about, and tells of what stays because somebody else changed it.
  func undo() {
    guard let undo = untracked({ banner })?.undo else { return }
    banner = nil
    command.execute(.undo(undo))
  }

  /// Tells of something.
  func show(_ text: String, undo: FeederUndo? = nil) {
    banner = Banner(text: text, undo: undo)
    shown.accept()
  }

  /// Takes the banner away.
  func dismissBanner() { banner = nil }

  private func finish(_ done: Done) {
    switch done {
    case .edited(let edit, let text, let undo):
      if edit.releasesPictures { feeder.pictures.release() }
      if let text { show(text, undo: undo) }
    case .undone(let stayed):
      feeder.pictures.release()
      if stayed == 1 { show("Undone, but for 1 thing that was changed in the meantime.") }
      if stayed > 1 { show("Undone, but for \(stayed) things that were changed in the meantime.") }
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

  /// Whether a picture may be without a pet afterwards.
  fileprivate var releasesPictures: Bool {
    switch self {
    case .removePet, .setPicture, .replace: true
    case .all(let edits): edits.contains { $0.releasesPictures }
    default: false
    }
  }
}
