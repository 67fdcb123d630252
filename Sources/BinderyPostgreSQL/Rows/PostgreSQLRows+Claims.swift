internal import Bindery
internal import BinderyStore

extension PostgreSQLRows {
  private static let admit = Statement(name: "admit", sql: "SELECT bindery.admit($1, $2)")
  // In the order of the names, so that two processes never wait for each other.
  private static let take = Statement(
    name: "take",
    sql: """
      INSERT INTO bindery.claim AS kept (name, token)
      SELECT name, token FROM unnest($1::text[], $2::text[]) AS wanted (name, token) ORDER BY name
      ON CONFLICT (name) DO UPDATE SET token = excluded.token, at = now() WHERE kept.token <> excluded.token
      """)

  /// Costs no journey of its own: the error comes with the answer to the first read, or to the commit.
  func admit(_ mark: WindowClaim.Mark) throws {
    transaction.add(Self.admit(KeyText.stored(mark.name), KeyText.stored(mark.token)))
  }

  func take(_ marks: [WindowClaim.Mark]) throws {
    // Of two takeovers of a window, the later one counts.
    let last = Dictionary(marks.map { ($0.name, $0.token) }, uniquingKeysWith: { $1 })
    transaction.add(Self.take(KeyText.array(Array(last.keys)), KeyText.array(Array(last.values))))
  }
}
