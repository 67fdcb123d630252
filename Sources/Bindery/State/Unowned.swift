/// Makes effects that belong to what keeps them, even inside the run of another effect.
@MainActor
func unowned<R>(_ body: () -> R) -> R {
  performUntracked(isUnowned: true, body)
}
