/// Runs `body` with its owner now, and again after each change of what it read.
///
///     effect(self) { $0.label = "\($0.price) €" }.disposed(by: bag)
///
/// The owner is held weakly: keeping the result in it makes no cycle. Once the owner is gone the body is not called any more. Otherwise it is as
/// an effect without an owner.
///
/// - Parameters:
///   - owner: what `body` is called with; usually `self`.
///   - name: what reports call it.
///   - fileID: the file that makes it, for reports.
///   - line: the line that makes it, for reports.
///   - body: reads what it depends on.
/// - Returns: what keeps it alive; it ends when that is disposed or goes.
@MainActor
public func effect<Owner: AnyObject>(
  _ owner: Owner, _ name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @MainActor (Owner) throws -> Void
) -> Disposable {
  effect(name, fileID: fileID, line: line) { [weak owner] in
    if let owner { try body(owner) }
  }
}
