/// The lexical rules of Prometheus' text format.
enum PrometheusText {
  /// Returns a valid name: letters, digits and `_`, not beginning with a digit.
  static func name(_ label: String) -> String {
    var name = ""
    for scalar in label.unicodeScalars {
      let isAllowed =
        scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return "_" + name }
    return name
  }

  /// Returns dimensions as labels, `kind="slowBody",part="mount"`, sorted by name.
  static func dimensions(_ dimensions: [(String, String)]) -> String {
    dimensions.map { "\(name($0.0))=\"\(escaped($0.1))\"" }.sorted().joined(separator: ",")
  }

  /// Writes one sample.
  static func write(
    _ name: String, dimensions: String, _ value: some CustomStringConvertible, to text: inout String
  ) {
    text += dimensions.isEmpty ? "\(name) \(value)\n" : "\(name){\(dimensions)} \(value)\n"
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
