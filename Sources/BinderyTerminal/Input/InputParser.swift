/// Converts the bytes of a terminal to events. A pure state machine: bytes may arrive in chunks of any size.
///
/// Bytes are untrusted: malformed, oversized and unknown input is skipped, and the stored state is bounded.
///
/// ```
///            ESC            [            final
///   ground ──────▶ escape ──────▶ csi ──────────▶ ground
///     │ ▲            │ O ▶ ss3      │ 200~ ▶ paste ── ESC[201~ ▶ ground
///     ▼ │ complete   │ ] P _ ▶ string ── BEL or ST ▶ ground
///   utf8             └ any other: that key with Alt
/// ```
public struct InputParser: Sendable {
  /// The maximum stored lengths of a control sequence, a string and a pasted text, in bytes. Excess bytes are skipped.
  static let longestSequence = 64
  static let longestString = 4_096
  static let longestPaste = 1 << 20

  private enum State: Sendable {
    case ground
    case escape
    case csi
    case ss3
    case utf8(needed: Int)
    /// After `CSI M`: three bytes of the X10 mouse protocol, skipped.
    case x10Mouse(left: Int)
    /// After `ESC ]`, `ESC P`, `ESC _`, `ESC ^` or `ESC X`: the introducer.
    case string(UInt8)
    case stringEscape(UInt8)
    case paste
  }

  private var state = State.ground
  private var buffer: [UInt8] = []
  private var isTooLong = false

  /// Creates a parser in its ground state.
  public init() {}

  /// Whether stored bytes have several meanings, depending on the next one: call ``flush()`` if none arrives in the time of
  /// ``timeout(expectsReplies:)``.
  public var isWaiting: Bool {
    switch state {
    case .escape, .ss3: true
    case .csi, .string: buffer.isEmpty
    default: false
    }
  }

  /// Whether a sequence or a paste has begun and not ended: call ``abandon()`` if no byte arrives in the time of
  /// ``timeout(expectsReplies:)``. A slow connection may deliver the parts of a sequence far apart.
  public var isIncomplete: Bool {
    if case .ground = state { false } else { true }
  }

  /// Returns the time in milliseconds that the next byte may take before what has arrived is complete; nil if nothing has begun. Then call
  /// ``flush()`` if ``isWaiting``, else ``abandon()``.
  ///
  /// - Parameter expectsReplies: whether the terminal has queries to answer. Its answers begin like the escape key, and over a slow
  ///   connection the rest may arrive late.
  public func timeout(expectsReplies: Bool) -> Int? {
    isIncomplete ? isWaiting && !expectsReplies ? 30 : 2_000 : nil
  }

  /// Parses bytes and returns the events that they complete, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { feed(byte, &events) }
    return events
  }

  /// Ends an incomplete sequence because no more bytes arrived: a single `ESC` is the escape key.
  public mutating func flush() -> [InputEvent] {
    defer { reset() }
    switch state {
    case .escape: return [.key(KeyPress(.escape))]
    case .csi where buffer.isEmpty: return [.key(KeyPress(.character("["), .alt))]
    case .ss3: return [.key(KeyPress(.character("O"), .alt))]
    case .string(let introducer) where buffer.isEmpty:
      return [.key(KeyPress(.character(Character(Unicode.Scalar(introducer))), .alt))]
    default: return []
    }
  }

  /// Ends whatever has begun: an incomplete sequence is skipped, and a paste without an end is complete. Otherwise a lost end
  /// sequence would turn all later keys into pasted text.
  public mutating func abandon() -> [InputEvent] {
    guard case .paste = state else { return flush() }
    let text = PastedText.text(of: buffer.prefix(Self.longestPaste))
    toGround()
    return [.paste(text)]
  }

  private mutating func reset() {
    // A paste may take any time; only its end sequence ends it.
    if case .paste = state { return }
    toGround()
  }

  private mutating func toGround() {
    state = .ground
    buffer.removeAll(keepingCapacity: buffer.capacity <= Self.longestString)
    isTooLong = false
  }

  private mutating func enter(_ next: State) {
    toGround()
    state = next
  }

  private mutating func keep(_ byte: UInt8, upTo limit: Int) {
    if buffer.count < limit { buffer.append(byte) } else { isTooLong = true }
  }

  // MARK: Bytes

  private mutating func feed(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: ground(byte, &events)
    case .escape: escape(byte, &events)
    case .csi: csi(byte, &events)
    case .ss3:
      toGround()
      if byte == 0x1B {
        state = .escape
        return
      }
      if let key = FunctionKeys.ss3(byte) { events.append(.key(KeyPress(key))) }
    case .utf8(let needed): utf8(byte, needed: needed, &events)
    case .x10Mouse(let left):
      if left > 1 { state = .x10Mouse(left: left - 1) } else { toGround() }
    case .string(let introducer): string(byte, introducer, &events)
    case .stringEscape(let introducer): stringEscape(byte, introducer, &events)
    case .paste: paste(byte, &events)
    }
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20..<0x7F: events.append(.key(KeyPress(.character(Character(Unicode.Scalar(byte))))))
    case 0x80...: startUTF8(byte)
    default: events.append(.key(FunctionKeys.control(byte)))
    }
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: events.append(.key(KeyPress(.escape)))
    case 0x5B: enter(.csi)
    case 0x4F: enter(.ss3)
    case 0x5D, 0x50, 0x5F, 0x5E, 0x58: enter(.string(byte))
    case 0x80...:
      toGround()
      startUTF8(byte)
    default:
      toGround()
      var press =
        byte >= 0x20 && byte < 0x7F
        ? KeyPress(.character(Character(Unicode.Scalar(byte)))) : FunctionKeys.control(byte)
      press.modifiers.insert(.alt)
      events.append(.key(press))
    }
  }

  // MARK: UTF-8

  private mutating func startUTF8(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: enter(.utf8(needed: 1))
    case 0xE0...0xEF: enter(.utf8(needed: 2))
    case 0xF0...0xF4: enter(.utf8(needed: 3))
    default: return toGround()  // A continuation without a start, or never valid: skipped.
    }
    buffer.append(byte)
  }

  private mutating func utf8(_ byte: UInt8, needed: Int, _ events: inout [InputEvent]) {
    guard byte & 0xC0 == 0x80 else {
      toGround()
      return ground(byte, &events)
    }
    buffer.append(byte)
    if needed > 1 {
      state = .utf8(needed: needed - 1)
      return
    }
    let text = String(validating: buffer, as: UTF8.self)
    toGround()
    guard let text, let scalar = text.unicodeScalars.first, !PrintableCluster.isControl(scalar)
    else {
      return
    }
    events.append(.key(KeyPress(.character(Character(scalar)))))
  }

  // MARK: Sequences

  private mutating func csi(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: enter(.escape)
    case 0x20..<0x40: keep(byte, upTo: Self.longestSequence)
    case 0x40..<0x7F:
      let sequence = ControlSequence(buffer, final: byte)
      let isWhole = !isTooLong
      toGround()
      guard isWhole, let sequence else { return }
      if sequence.isX10Mouse {
        state = .x10Mouse(left: 3)
        return
      }
      if sequence.startsPaste { return enter(.paste) }
      if let event = sequence.event { events.append(event) }
    default: toGround()  // Not part of any sequence: what came so far is dropped.
    }
  }

  private mutating func string(_ byte: UInt8, _ introducer: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x07: endString(introducer, &events)
    case 0x1B: state = .stringEscape(introducer)
    case 0x18, 0x1A: toGround()
    default: keep(byte, upTo: Self.longestString)
    }
  }

  private mutating func stringEscape(
    _ byte: UInt8, _ introducer: UInt8, _ events: inout [InputEvent]
  ) {
    if byte == 0x5C { return endString(introducer, &events) }
    // Not a string terminator: the string was cut off, and another sequence begins.
    enter(.escape)
    escape(byte, &events)
  }

  private mutating func endString(_ introducer: UInt8, _ events: inout [InputEvent]) {
    let reply = isTooLong ? nil : StringReply.parse(buffer, introducer: introducer)
    toGround()
    if let reply { events.append(.reply(reply)) }
  }

  // MARK: Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste(_ byte: UInt8, _ events: inout [InputEvent]) {
    buffer.append(byte)
    if buffer.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      buffer.removeLast(Self.pasteEnd.count)
      let text = PastedText.text(of: buffer.prefix(Self.longestPaste))
      toGround()
      events.append(.paste(text))
    } else if buffer.count >= Self.longestPaste + 2 * Self.pasteEnd.count {
      // Keeps enough bytes to recognize the end sequence.
      buffer.removeSubrange(Self.longestPaste..<(buffer.count - Self.pasteEnd.count))
    }
  }
}
