internal import Bindery
internal import BinderyViewModels
internal import Foundation
internal import MovieInfoModels

/// The note that one window removed last, with a way to bring it back.
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

  /// What was removed, or why it could not be; nil where that is a while ago.
  public var text: String? { notice.text }

  /// Whether it can be undone.
  public var canUndo: Bool { notice.canUndo }

  /// Brings back what was removed last, with all that was noted.
  public func undo() { notice.undo() }

  /// Removes the message.
  public func dismiss() { notice.dismiss() }

  /// Shows a message about a removal that can be undone.
  func offer(_ text: String, undo: WatchUndo) {
    notice.show(text) { [restoring] in restoring.execute(undo) }
  }

  /// Shows a message.
  func show(_ text: String) { notice.show(text) }
}
