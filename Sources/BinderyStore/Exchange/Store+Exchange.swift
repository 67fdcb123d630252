extension Store {
  /// Exports collections as the text of a JSON file: all records, in order, from one state of the data.
  ///
  /// ``import(_:of:maximumBytes:)`` restores them exactly, here or in another store. It rejects only numbers
  /// that are not finite, which a record should not contain.
  /// - Parameter types: The types of records.
  /// - Complexity: O(*n*) in the size of the collections.
  public func export(_ types: [any Record.Type]) async throws -> String {
    try await engine.read { reader in
      var file = RecordFileWriter()
      for type in types { try file.add(type.collection, reader.rows(in: type.collection)) }
      return file.text
    }
  }

  /// Replaces the content of collections with the content of a file: all of it or, if there is an error,
  /// nothing.
  /// - Parameters:
  ///   - text: The text of the file, as returned by ``export(_:)``.
  ///   - types: The types of records that it can contain. A collection that the file does not name is emptied.
  ///   - maximumBytes: The maximum size of the text.
  /// - Throws: ``ImportError`` for an error in the file, or ``StorageError``.
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
    // Rows are replaced as they are stored, including records that only another version of the program can
    // read.
    try removeAll(of: type)
    for record in file.records(type) { try save(record) }
  }
}
