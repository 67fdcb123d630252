/// Removes the comments of the client's modules, which are a quarter of their compressed size.
///
/// Only whole-line comments are removed. An empty line remains of each, so that line numbers in error messages and debuggers match the
/// sources. In the modules, a line that begins with `//`, `/**` or `*` is a comment: none is inside a template literal.
enum ScriptComments {
  /// Returns a module without its comment lines.
  static func removed(from source: [UInt8]) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > 0 { code.append(UInt8(ascii: "\n")) }
      if !isComment(line) { code.append(contentsOf: line) }
    }
    return code
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    return ["//", "/**", "* ", "*/"].contains { text.starts(with: $0.utf8) } || text.elementsEqual("*".utf8)
  }
}
