internal import Glibc

/// The compiler plugin of `#Preview`, `@Entry` and `@Model`: every preview becomes nothing, since only Xcode shows previews; an entry becomes
/// a key and accessors, see ``EntryExpansion``; a model keeps its properties, see ``ModelExpansion``.
///
/// The compiler starts it and sends messages: 8 bytes for the length, little-endian, then JSON with the kind of message as its only key. Three
/// answers are all that it needs, so it does without a parser of Swift, which would take minutes to build.
@main
enum PreviewPlugin {
  static func main() {
    while let message = readMessage() { write(answer(to: message)) }
  }

  private static func answer(to message: String) -> String {
    let message = PluginMessage(message)
    if message.asksForCapability { return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"# }
    let source = PluginMessage.quoted(code(of: message))
    return #"{"expandMacroResult":{"expandedSource":\#(source),"diagnostics":[]}}"#
  }

  /// The code of a macro; none for those that are left out.
  private static func code(of message: PluginMessage) -> String {
    switch message.typeName {
    case "EntryMacro": entry(of: message)
    case "ModelMacro":
      ModelExpansion(of: message.declaration ?? "").code(of: message.role, type: message.extendedType)
    default: ""
    }
  }

  /// The code of one part of `@Entry`; none if it has no value, which the compiler reports by itself.
  private static func entry(of message: PluginMessage) -> String {
    guard let expansion = message.declaration.flatMap(EntryExpansion.init) else { return "" }
    return message.role == "accessor" ? expansion.accessors : expansion.key
  }

  /// The next message; nil when the compiler has none left.
  private static func readMessage() -> String? {
    guard let header = readBytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return readBytes(length).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func readBytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: max(count, 1))
    while bytes.count < count {
      let length = read(STDIN_FILENO, &buffer, count - bytes.count)
      guard length > 0 else { return nil }
      bytes += buffer.prefix(length)
    }
    return bytes
  }

  private static func write(_ message: String) {
    let body = Array(message.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    var rest = (header + body)[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard length > 0 else { return }
      rest = rest.dropFirst(length)
    }
  }
}
