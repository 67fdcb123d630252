/// Runs `body` now, and again after each change of what it read.
///
/// An effect made inside another one belongs to the outer run: it is disposed when the outer one runs again or is disposed. All
/// changes of one write or ``batch(_:)`` cause one run, parents before children. If the body throws, the error is reported and
/// the other effects run.
///
/// - Parameters:
///   - name: what reports call it.
///   - fileID: the file that makes it, for reports.
///   - line: the line that makes it, for reports.
///   - body: reads what it depends on.
/// - Returns: what keeps it alive; it ends when that is disposed or goes.
@MainActor
public func effect(
  _ name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @MainActor () throws -> Void
) -> Disposable {
  let owner = owningEffect
  let depth = owner.map { $0.pointee.depth &+ 1 } ?? 0
  let node = makeEffect(name: name, depth: depth, flags: [.effect, .ownsEffects], body)
  let disposable = Disposable(node: node)
  SubscriptionTrace.note(disposable, fileID, line)
  owner?.makeExtra().children.append(disposable)
  run(node)
  return disposable
}
