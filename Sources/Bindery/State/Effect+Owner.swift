/// Runs `body` with its owner now, and again after each change of its sources.
///
///     effect(self) { $0.label = "\($0.price) €" }.disposed(by: bag)
///
/// The owner is held weakly: storing the result in it creates no cycle. Once the owner is released the body is no
/// longer called. Otherwise it is like an effect without an owner.
///
/// - Parameters:
///   - owner: the argument of `body`; usually `self`.
///   - name: the effect's name in reports.
///   - fileID: the calling file, for reports.
///   - line: the calling line, for reports.
///   - body: reads its sources.
/// - Returns: a disposable; the effect ends when it is disposed or released.
@MainActor
public func effect<Owner: AnyObject>(
  _ owner: Owner, _ name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @MainActor (Owner) throws -> Void
) -> Disposable {
  effect(name, fileID: fileID, line: line) { [weak owner] in
    if let owner { try body(owner) }
  }
}
