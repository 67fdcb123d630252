/// Writes rows as the text of a file, one per line, so that it is readable and two files can be compared.
struct RecordFileWriter {
  private var body = ""

  /// Adds a collection. Bodies are JSON already, with equal texts for equal values.
  mutating func add(_ collection: String, _ rows: [StoredRow]) {
    if !body.isEmpty { body += "," }
    body += "\n    \(quoted(collection)): ["
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

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
