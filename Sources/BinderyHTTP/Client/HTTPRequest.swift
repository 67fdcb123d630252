public import Foundation

/// A question to a web service: where, with which headers, and what of it must never be shown.
///
/// Two equal requests may share one answer (see ``ReplyCache``). Printing a request shows neither keys nor
/// passwords: see `Redaction`.
public struct HTTPRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address that is asked.
  public var url: URL
  /// The method. Only ``Method/get`` is repeated after a failure.
  public var method: Method
  /// Header fields beside those that the client adds (`User-Agent`, `Accept`).
  public var headers: [String: String]
  /// What is sent after the headers.
  public var body: Data?
  /// Texts that must not appear in errors and descriptions, for example an access key in the path.
  public var secrets: Set<String>
  /// The longest body that is read, in bytes.
  public var maximumBytes: Int

  /// Makes a request.
  /// - Parameters:
  ///   - url: the address, `http` or `https`.
  ///   - method: what is asked of the address.
  ///   - headers: additional header fields.
  ///   - body: what to send, for a `POST`.
  ///   - secrets: keys within the address, the headers or the body.
  ///   - maximumBytes: the longest acceptable body; 4 MiB when nothing is said.
  public init(
    _ url: URL, method: Method = .get, headers: [String: String] = [:], body: Data? = nil,
    secrets: Set<String> = [], maximumBytes: Int = 4 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.secrets = secrets
    self.maximumBytes = maximumBytes
  }

  /// The request line, without anything secret.
  public var description: String {
    "\(method.rawValue) \(Redaction(secrets: secrets).text(of: url))"
  }

  /// A dump shows no more than ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }

  /// What is asked of an address.
  public enum Method: String, Hashable, Sendable {
    /// Reads; asking again changes nothing.
    case get = "GET"
    /// Sends a form or a document.
    case post = "POST"
  }
}
