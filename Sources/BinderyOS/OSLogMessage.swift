/// A message of a ``Logger``. Values in it are written if they are numbers, or `privacy: .public`; others are `<private>`, as in the log of an
/// iPhone.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a number, which is written unless it is private.
    public mutating func appendInterpolation(_ value: some BinaryInteger, privacy: OSLogPrivacy = .auto) {
      append("\(value)", privacy == .auto ? .public : privacy)
    }

    /// Adds a number, which is written unless it is private.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, privacy: OSLogPrivacy = .auto)
    {
      append("\(value)", privacy == .auto ? .public : privacy)
    }

    /// Adds a Boolean, which is written unless it is private.
    public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) {
      append("\(value)", privacy == .auto ? .public : privacy)
    }

    /// Adds a value, which is written if it is public.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
      append("\(value)", privacy)
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
      text += privacy == .public ? value : "<private>"
    }
  }
}

/// Whether a value is written to the log.
public enum OSLogPrivacy: Sendable, Hashable {
  /// Numbers are written, other values are not.
  case auto
  /// The value is written.
  case `public`
  /// The value is not written.
  case `private`
  /// The value is not written.
  case sensitive
}
