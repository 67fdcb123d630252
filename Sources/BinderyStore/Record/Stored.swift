/// A record that is read in the form in which it was stored.
struct Stored<R: RecordForm>: Decodable {
  let record: R

  init(from decoder: any Decoder) throws {
    // A record in its first form need not have fields.
    let fields = try? decoder.container(keyedBy: StoredVersion.self)
    let version = try fields?.decodeIfPresent(Int.self, forKey: .version) ?? 1
    record = try Self.value(R.self, of: version, from: decoder)
  }

  private static func value<Form: RecordForm>(
    _ form: Form.Type, of version: Int, from decoder: any Decoder
  ) throws -> Form {
    if version == form.version { return try form.init(from: decoder) }
    guard 1..<form.version ~= version else {
      let text = "Form \(version) of the record is not known here."
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    return try form.init(migrating: value(Form.Earlier.self, of: version, from: decoder))
  }
}

/// The field with the number of a record's form. It is the first one of a text, because names of fields begin with letters.
enum StoredVersion: String, CodingKey {
  case version = "$version"

  static let prefix = "{\"$version\":"
}
