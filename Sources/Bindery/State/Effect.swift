/// Runs `body` now, and again after each change of its sources.
///
/// An effect created inside another one belongs to the outer run, even in ``untracked(_:)``, in the closure of a binding or in a derived value
/// that is computed meanwhile: it is disposed when the outer one runs again or is disposed. An effect in a ``DisposeBag`` belongs to the
/// bag instead. All changes of one write or ``batch(_:)`` cause
/// one run: parents before children, and those of one depth in the order in which they began to read.
///
///     write     1 ─ 2 ──── batch { 3 ─ 4 } ──▶
///     runs      ▸ ▸ ────────────────── ▸ ────▶
///
/// Writes of the body are part of the same change: they cause more rounds of runs, until nothing changes any more. After a hundred rounds the
/// effects that keep triggering each other are stopped and reported (``Report/cycle(path:rounds:)``). If the body throws, the error is
/// reported (``Report/failure(binding:error:)``) and the other effects run; the effect itself runs again when a source changes that it had
/// read until then.
///
/// - Parameters:
///   - name: the effect's name in reports.
///   - fileID: the calling file, for reports.
///   - line: the calling line, for reports.
///   - body: reads its sources.
/// - Returns: a disposable; the effect ends when it is disposed or released.
@MainActor
public func effect(
  _ name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @MainActor () throws -> Void
) -> Disposable {
  makeBinding(name, fileID: fileID, line: line, flags: [.effect, .ownsEffects], body)
}

/// The owner of an effect.
public enum EffectOwnership: Sendable {
  /// The run of the effect in which it is created, if any: it ends before the next run.
  case run
  /// The owner of its ``Disposable``, even if it is created in the run of an effect.
  case detached
}

/// Runs `body` now, and again after each change of its sources; `ownership` decides whether it belongs to the run in which it is created.
///
///     sync = effect(.detached) { [store] in store.save(draft) }
///
/// - Parameters:
///   - ownership: the owner that ends it besides its ``Disposable``.
///   - name: the effect's name in reports.
///   - fileID: the calling file, for reports.
///   - line: the calling line, for reports.
///   - body: reads its sources.
/// - Returns: a disposable; the effect ends when it is disposed or released.
@MainActor
public func effect(
  _ ownership: EffectOwnership, _ name: StaticString = #function, fileID: StaticString = #fileID,
  line: UInt = #line, _ body: @escaping @MainActor () throws -> Void
) -> Disposable {
  switch ownership {
  case .run: effect(name, fileID: fileID, line: line, body)
  case .detached: unowned { effect(name, fileID: fileID, line: line, body) }
  }
}

/// Creates an effect and runs it. If its flags say so, it tracks `@Observable` objects by ``observing(_:)`` only.
@MainActor @usableFromInline
func makeBinding(
  _ name: StaticString, fileID: StaticString, line: UInt, flags: Node.Flags,
  _ body: @escaping @MainActor () throws -> Void
) -> Disposable {
  let owner = owningEffect
  let depth = owner.map { $0.pointee.depth &+ 1 } ?? 0
  let node = makeEffect(name: name, depth: depth, flags: flags, body)
  let disposable = Disposable(node: node)
  SubscriptionTrace.note(disposable, fileID, line)
  if isInspecting { disposable.expectToBeKept(name: "\(name)", fileID: "\(fileID)") }
  owner?.makeExtra().children.append(disposable)
  run(node)
  return disposable
}
