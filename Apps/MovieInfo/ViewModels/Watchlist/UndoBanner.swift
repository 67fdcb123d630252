internal import Bindery
internal import MovieInfoModels

/// Tells for a minute what was just removed, and keeps it so that it can be brought back.
@MainActor
final class UndoBanner {
  /// What is told.
  @Box private(set) var text: String?
  /// What can be brought back.
  @Box private(set) var entry: WatchEntry?

  private static let patience = Duration.seconds(60)
  private let shown = Relay<Void>()
  private let bag = DisposeBag()

  init(clock: any Clock<Duration>) {
    shown.signal.debounce(for: Self.patience, clock: clock).bind { [weak self] in self?.dismiss() }
      .disposed(by: bag)
  }

  /// Tells that something was removed, which can be brought back.
  func offer(_ entry: WatchEntry) { show("“\(entry.movie.title)” was removed.", entry) }

  /// Tells of something that cannot be undone.
  func tell(_ text: String) { show(text, nil) }

  /// Takes the banner away.
  func dismiss() { show(nil, nil) }

  /// What can be brought back, once: the banner goes.
  func take() -> WatchEntry? {
    let kept = untracked { entry }
    dismiss()
    return kept
  }

  private func show(_ text: String?, _ entry: WatchEntry?) {
    batch {
      self.text = text
      self.entry = entry
    }
    if text != nil { shown.accept() }
  }
}
