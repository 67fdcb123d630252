public import Foundation

/// A request to a web service, with the secrets in it that must never be shown.
///
/// Equal requests can share a reply (see ``ReplyCache``). The description of a request contains neither keys nor
/// passwords: see `Redaction`.
public struct HTTPRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address.
  public var url: URL
  /// The method. Only ``Method/get`` is repeated after a failure.
  public var method: Method
  /// Header fields in addition to those that the client adds (`User-Agent`, `Accept`).
  public var headers: [String: String]
  /// The body.
  public var body: Data?
  /// Texts that must not appear in errors and descriptions, for example an access key in the path.
  public var secrets: Set<String>
  /// The maximum size of the reply's body in bytes.
  public var maximumBytes: Int

  /// Creates a request.
  /// - Parameters:
  ///   - url: The address, `http` or `https`.
  ///   - method: The method.
  ///   - headers: Additional header fields.
  ///   - body: The body of a `POST`.
  ///   - secrets: Keys within the address, the headers or the body.
  ///   - maximumBytes: The maximum size of the reply's body; 4 MiB by default.
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

  /// The request line without secrets.
  public var description: String {
    "\(method.rawValue) \(Redaction(secrets: secrets).text(of: url))"
  }

  /// A mirror that shows only ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }

  /// An HTTP method.
  public enum Method: String, Hashable, Sendable {
    /// A read, which can be repeated safely.
    case get = "GET"
    /// Sends a form or a document.
    case post = "POST"
  }
}
