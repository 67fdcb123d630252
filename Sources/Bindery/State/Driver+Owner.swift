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
