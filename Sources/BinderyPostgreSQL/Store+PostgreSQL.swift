public import BinderyStore

extension Store {
  /// Opens the data in a PostgreSQL database, or creates its tables in an empty one. They are in the schema `bindery`.
  ///
  /// ```swift
  /// let store = try await Store.open(database: "postgres://pets@db.example.org/pets")
  /// ```
  /// Any number of processes on any machines may use a database at the same time; each reports the changes of the others. A process has at
  /// most four connections. A lost connection is made again, also to another server of the address after a failover: transactions wait
  /// for that up to five seconds.
  /// - Parameter database: The address, see ``DatabaseAddress``.
  /// - Throws: ``StorageError`` if the database cannot be used.
  public static func open(database: String) async throws -> Store {
    Store(engine: try await PostgreSQLEngine.open(try DatabaseAddress(database)))
  }
}
