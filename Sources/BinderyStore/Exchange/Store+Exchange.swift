extension Store {
  /// Some collections as the text of a JSON file: all that is kept in them, in their order, of one state of the data.
  ///
  /// ``import(_:of:maximumBytes:)`` reads it back exactly, here or in another store. Only numbers that are not finite,
  /// which a record should not hold, are refused there.
  /// - Parameter types: the kinds of records.
  /// - Complexity: O(*n*) in the size of the collections.
  public func export(_ types: [any Record.Type]) async throws -> String {
    try await engine.read { reader in
      var file = RecordFileWriter()
      for type in types { file.add(type.collection, try reader.rows(in: type.collection)) }
      return file.text
    }
  }

  /// Puts what a file holds in the place of what some collections hold: all of it or, if anything in it is wrong,
  /// nothing.
  /// - Parameters:
  ///   - text: the text of the file, as ``export(_:)`` gave it.
  ///   - types: the kinds of records that it may hold. A collection that the file does not name is emptied.
  ///   - maximumBytes: how large the text may be.
  /// - Throws: ``ImportError`` for what is wrong in the file, or ``StorageError``.
  public func `import`(
    _ text: String, of types: [any Record.Type], maximumBytes: Int = RecordFile.maximumBytes
  ) async throws {
    let file = try RecordFile(text, of: types, maximumBytes: maximumBytes)
    try await write { transaction in
      for type in types { try transaction.replace(type, with: file) }
    }
  }
}

extension WriteTransaction {
  fileprivate func replace<R: Record>(_ type: R.Type, with file: RecordFile) throws {
    // Rows as they are kept, for a record that only another version of the program can read gives way, too.
    try removeAll(of: type)
    for record in file.records(type) { try save(record) }
  }
}
