internal import Foundation

extension CodingUserInfoKey {
  // The initializer fails for no text, so the constant can be unwrapped.
  // swift-format-ignore: NeverForceUnwrap
  static let recordTypes = CodingUserInfoKey(rawValue: "recordTypes")!
}

/// Decodes the records of a file.
struct RecordFileReader: Decodable {
  let collections: [String: [any Record]]

  private enum Key: String, CodingKey { case format, version, collections }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let format = try file.decode(String.self, forKey: .format)
    guard format == RecordFile.format else { throw ImportError.otherFormat(format) }
    let version = try file.decode(Int.self, forKey: .version)
    guard version == RecordFile.version else { throw ImportError.otherVersion(version) }
    let named = try file.nestedContainer(keyedBy: CollectionName.self, forKey: .collections)
    let types = decoder.userInfo[.recordTypes] as? [any Record.Type] ?? []
    let known = Dictionary(types.map { ($0.collection, $0) }) { $1 }
    var collections: [String: [any Record]] = [:]
    for name in named.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let type = known[name.stringValue] else {
        throw ImportError.unknownCollection(name.stringValue)
      }
      collections[name.stringValue] = try Self.records(type, in: named, at: name)
    }
    self.collections = collections
  }

  private static func records<R: Record>(
    _ type: R.Type, in file: KeyedDecodingContainer<CollectionName>, at name: CollectionName
  ) throws -> [any Record] {
    let records = try file.decode([Stored<R>].self, forKey: name).map(\.record)
    var seen = Set<String>()
    for record in records where !seen.insert(record.id.key).inserted {
      throw ImportError.doubleRecord(collection: name.stringValue, key: record.id.key)
    }
    return records
  }
}

/// Any collection name in a file.
private struct CollectionName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
