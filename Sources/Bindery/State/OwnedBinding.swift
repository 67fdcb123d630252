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

extension Driver {
  /// Calls `body` with an owner and the value now and after each change, until the result is disposed or goes, or the owner is gone. The owner is
  /// held weakly. What `body` reads is not tracked.
  ///
  ///     $price.bind(with: self) { $0.show($1) }.disposed(by: bag)
  ///
  /// - Parameters:
  ///   - owner: what `body` is called with; usually `self`.
  ///   - name: what reports call it.
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
  ///   - body: gets the owner and the value.
  /// - Returns: what keeps it alive.
  public func bind<Owner: AnyObject>(
    with owner: Owner, name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) -> Disposable {
    bind(name: name, fileID: fileID, line: line) { [weak owner] value in
      if let owner { body(owner, value) }
    }
  }
}

extension Signal {
  /// Calls `body` with an owner and each event, until the result is disposed or goes, or the owner is gone. The owner is held weakly.
  ///
  ///     confirmed.bind(with: self) { $0.save($1) }.disposed(by: bag)
  ///
  /// - Parameters:
  ///   - owner: what `body` is called with; usually `self`.
  ///   - name: what reports call it.
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
  ///   - body: gets the owner and the event.
  /// - Returns: what keeps it alive.
  public func bind<Owner: AnyObject>(
    with owner: Owner, name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) -> Disposable {
    bind(name: name, fileID: fileID, line: line) { [weak owner] event in
      if let owner { body(owner, event) }
    }
  }
}
