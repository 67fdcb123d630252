/// Runs `body` so that effects created in it belong to the owners of their disposables, even inside
/// the run of another effect.
@MainActor
func unowned<R>(_ body: () -> R) -> R {
  performUntracked(isUnowned: true, body)
}
