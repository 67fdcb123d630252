internal import GRDB

/// The tables, and the migrations from older versions. A released migration never changes.
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
    migrator.registerMigration("changes") { database in
      try database.execute(
        sql: """
          CREATE TABLE change (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            writer INTEGER NOT NULL,
            collection TEXT NOT NULL,
            key TEXT NOT NULL,
            kinds INTEGER NOT NULL
          ) STRICT;
          """)
    }
    migrator.registerMigration("events") { database in
      try database.execute(
        sql: """
          CREATE TABLE event (
            id INTEGER PRIMARY KEY,
            window TEXT NOT NULL,
            number INTEGER NOT NULL,
            part INTEGER NOT NULL,
            at INTEGER NOT NULL,
            result TEXT
          ) STRICT;
          CREATE UNIQUE INDEX event_identity ON event (window, number, part);
          CREATE INDEX event_age ON event (at);
          """)
    }
    migrator.registerMigration("prints of writes") { database in
      try database.execute(
        sql: """
          ALTER TABLE event ADD COLUMN content INTEGER;
          ALTER TABLE event ADD COLUMN shape INTEGER;
          """)
    }
    migrator.registerMigration("claims") { database in
      try database.execute(
        sql: """
          CREATE TABLE claim (
            name TEXT NOT NULL PRIMARY KEY,
            token TEXT NOT NULL,
            at INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX claim_age ON claim (at);
          """)
    }
    return migrator
  }
}
