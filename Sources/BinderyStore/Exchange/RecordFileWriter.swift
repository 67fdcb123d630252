/// Writes rows as the text of a file, one per line, so that it is readable and two files can be compared.
struct RecordFileWriter {
  private var body = ""

  /// Adds a collection. Bodies are JSON already, with equal texts for equal values.
  mutating func add(_ collection: String, _ rows: [StoredRow]) throws {
    if !body.isEmpty { body += "," }
    body += "\n    \(try RecordCoding.body(of: collection)): ["
    for (index, row) in rows.enumerated() { body += "\(index == 0 ? "" : ",")\n      \(row.body)" }
    body += rows.isEmpty ? "]" : "\n    ]"
  }

  /// The text of the file.
  var text: String {
    """
    {
      "format": "\(RecordFile.format)",
      "version": \(RecordFile.version),
      "collections": {\(body)
      }
    }

    """
  }
}
