/// Calls a closure when it is released.
@MainActor
final class Token {
  private let onEnd: @MainActor () -> Void
  init(_ onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }
  isolated deinit { onEnd() }
}
