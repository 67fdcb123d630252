internal import Bindery
internal import BinderyViewModels
internal import Foundation

/// The banner with the note that this window removed last and a button to restore it.
@MainActor
public final class UndoViewModel {
  private let notice: UndoNotice
  private let restoring: Command<WatchUndo, Void>
  private let bag = DisposeBag()

  init(library: MovieLibrary) {
    notice = UndoNotice(clock: library.clock)
    restoring = Command(.queue) { [notes = library.notes] in try await notes.undo($0) }
    restoring.errors.bind { [notice] in notice.show($0.localizedDescription) }.disposed(by: bag)
  }

  /// The text of the banner; nil once it is dismissed or has timed out.
  public var text: String? { notice.text }

  /// Whether it can be undone.
  public var canUndo: Bool { notice.canUndo }

  /// Restores the notes that were removed last.
  public func undo() { notice.undo() }

  /// Dismisses the banner.
  public func dismiss() { notice.dismiss() }

  /// Shows a banner with a removal that can be undone.
  func offer(_ text: String, undo: WatchUndo) {
    notice.show(text) { [restoring] in restoring.execute(undo) }
  }

  /// Shows a banner with a message.
  func show(_ text: String) { notice.show(text) }
}
