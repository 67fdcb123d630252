/// Objects that are released one after the other.
///
/// A chain of operators is a chain of objects that own each other through closures. Nested deinits would need a stack that grows with the chain.
///
///     last ──▶ closure ──▶ signal ──▶ closure ──▶ … ──▶ first
@MainActor
enum Releases {
  // A deinit receives no argument that could carry the queue, and nested ones share the stack of the main actor.
  @exclusivity(unchecked) private static var waiting: [Any] = []
  @exclusivity(unchecked) private static var isReleasing = false

  /// Releases a value, to which the caller has no other reference: now, or after the one that is being released.
  static func add(_ value: consuming Any) {
    waiting.append(consume value)
    guard !isReleasing else { return }
    isReleasing = true
    while let next = waiting.popLast() { extendLifetime(next) }
    isReleasing = false
  }
}
