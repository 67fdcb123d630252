extension Driver {
  /// Calls `body` with an owner and the value now and after each change, until the result is disposed or released, or
  /// the owner is released. The owner is held weakly. Reads of `body` are not tracked.
  ///
  ///     $price.bind(with: self) { $0.show($1) }.disposed(by: bag)
  ///
  /// - Parameters:
  ///   - owner: the first argument of `body`; usually `self`.
  ///   - name: the binding's name in reports.
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  ///   - body: receives the owner and the value.
  /// - Returns: a disposable that keeps the binding alive.
  public func bind<Owner: AnyObject>(
    with owner: Owner, name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) -> Disposable {
    bind(name: name, fileID: fileID, line: line) { [weak owner] value in
      if let owner { body(owner, value) }
    }
  }
}
