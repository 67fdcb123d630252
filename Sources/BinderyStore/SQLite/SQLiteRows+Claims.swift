internal import Bindery
internal import Foundation
internal import GRDB

extension SQLiteRows {
  // The transaction is the only writer, so that nobody takes the window over before its end.
  func admit(_ mark: WindowClaim.Mark) throws {
    let token = try String.fetchOne(
      database.cachedStatement(sql: "SELECT token FROM claim WHERE name = ?"), arguments: [mark.name])
    guard let token else { return try take([mark]) }
    if token != mark.token { throw StorageError.windowMoved }
  }

  func take(_ marks: [WindowClaim.Mark]) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO claim (name, token, at) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET token = excluded.token, at = excluded.at WHERE token <> excluded.token
        """)
    let now = Int(Date().timeIntervalSince1970)
    for mark in marks { try statement.execute(arguments: [mark.name, mark.token, now]) }
  }
}
