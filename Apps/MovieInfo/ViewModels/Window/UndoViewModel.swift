public import Bindery
internal import Foundation
internal import MovieInfoModels

/// What one window just removed, told for a minute, and the way back.
@MainActor
public final class UndoViewModel {
  /// What was removed, or why it could not be; nil where that is a while ago.
  @Box public private(set) var text: String?
  @Box private var way: WatchUndo?

  private static let patience = Duration.seconds(60)
  private let undoing: Command<WatchUndo, Void>
  private let shown = Relay<Void>()
  private let bag = DisposeBag()

  init(library: MovieLibrary) {
    undoing = Command(.queue) { [notes = library.notes] in try await notes.undo($0) }
    undoing.errors.bind { [weak self] in self?.tell($0.localizedDescription) }.disposed(by: bag)
    shown.signal.debounce(for: Self.patience, clock: library.clock).bind { [weak self] in self?.dismiss() }
      .disposed(by: bag)
  }

  /// Whether it can be undone.
  public var canUndo: Bool { way != nil }

  /// Brings back what was removed last, with all that was noted.
  public func undo() {
    guard let way = untracked({ way }) else { return }
    dismiss()
    undoing.execute(way)
  }

  /// Takes the banner away.
  public func dismiss() { show(nil, nil) }

  /// Tells of something that can be undone.
  func offer(_ text: String, undo way: WatchUndo) { show(text, way) }

  /// Tells of something that cannot be undone.
  func tell(_ text: String) { show(text, nil) }

  private func show(_ text: String?, _ way: WatchUndo?) {
    batch {
      self.text = text
      self.way = way
    }
    if text != nil { shown.accept() }
  }
}
