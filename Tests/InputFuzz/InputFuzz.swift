// The target of libFuzzer. Scripts/fuzz-terminal-input compiles it together with the parser's sources.

/// Parses the bytes as a whole and in two pieces: both must produce the same events, none of which contains a control
/// character.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var whole = InputParser()
  let events = whole.feed(bytes)
  var parts = InputParser()
  let divided = parts.feed(bytes.prefix(count / 2)) + parts.feed(bytes.dropFirst(count / 2))
  precondition(events == divided, "The events depend on how the bytes arrive.")
  for event in events + whole.flush() {
    switch event {
    case .key(let press):
      if case .character(let character) = press.key { check(String(character)) }
    case .paste(let text): check(text.filter { !$0.isNewline && $0 != "\t" })
    default: break
    }
  }
  return 0
}

private func check(_ text: String) {
  precondition(
    !text.unicodeScalars.contains(where: PrintableCluster.isControl),
    "A control character is reported as text.")
}
