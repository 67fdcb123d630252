/// Records the state of rows before a write changes them.
struct ChangesetRecorder {
  private struct Name: Hashable {
    let collection: String
    let key: String
  }

  private var touched: [(name: Name, former: PlacedRow?)] = []
  private var known: Set<Name> = []

  /// Records a row that is about to change.
  mutating func willChange(_ key: String, in collection: String, from rows: any RowReader) throws {
    let name = Name(collection: collection, key: key)
    if known.insert(name).inserted { touched.append((name, try rows.placed(key, in: collection))) }
  }

  /// Returns the changes so far.
  func changeset(of rows: any RowReader) throws -> Changeset {
    Changeset(
      changes: try touched.compactMap { name, former in
        let written = try rows.placed(name.key, in: name.collection)
        guard former != written else { return nil }
        return Changeset.Change(
          collection: name.collection, key: name.key, former: former, written: written)
      })
  }
}

extension RowReader {
  fileprivate func placed(_ key: String, in collection: String) throws -> PlacedRow? {
    guard let row = try row(key, in: collection), let place = try place(of: key, in: collection) else {
      return nil
    }
    return PlacedRow(body: row.body, place: place)
  }
}
