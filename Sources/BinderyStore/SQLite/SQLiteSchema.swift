internal import GRDB

/// The tables, and how those of older versions become those of this one. A migration that was shipped never changes.
enum SQLiteSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("records") { database in
      try database.execute(
        sql: """
          CREATE TABLE record (
            collection TEXT NOT NULL,
            key TEXT NOT NULL,
            position INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (collection, key)
          ) STRICT;
          CREATE INDEX record_order ON record (collection, position);
          """)
    }
    return migrator
  }
}
