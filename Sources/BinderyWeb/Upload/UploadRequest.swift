internal import BinderyViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore

/// The head of an upload request. A page sends it like this:
///
///     POST /bindery/upload/12
///     Content-Type: application/octet-stream      a form of another site cannot send this without a preflight
///     Content-Length: 48123
///     Bindery-Session: ‹the session's token›       with the cookie of the browser to which the session belongs
///     Bindery-Upload: ‹a name for this upload, by which it is accepted once›
///     Bindery-Name: rex.jpg                        optional, percent-encoded
struct UploadRequest: Hashable, Sendable {
  let token: SessionToken
  /// The one who sends it.
  let visitor: Visitor
  let node: NodeID
  /// The page's identifier for this upload.
  let name: String
  /// The file's name on the user's device.
  let suggestedName: String?
  /// The size in bytes.
  let length: Int

  /// Parses a request's head.
  init(
    _ context: RequestContext, to node: NodeID, origins: OriginPolicy, limits: WebLimits
  ) throws(UploadError) {
    let headers = context.request.headers
    // HTTP/1's Host header becomes the request's authority.
    guard origins.allows(origin: headers[.origin], host: context.request.head.authority) else {
      throw .foreignOrigin
    }
    guard headers[.contentType] == "application/octet-stream",
      headers[.session] != nil, let name = headers[.upload], Self.isName(name)
    else { throw .malformed }
    guard let token = Self.token(of: context.request) else { throw .unknownSession }
    guard let length = headers[.contentLength].flatMap({ Int($0) }), length >= 0 else {
      throw .lengthRequired
    }
    guard length <= limits.maximumUploadBytes else { throw .tooLarge(limit: limits.maximumUploadBytes) }
    self.token = token
    visitor = context.visitor
    self.node = node
    self.name = name
    self.length = length
    suggestedName = headers[.suggestedName].flatMap(Self.decoded)
  }

  /// Creates a request from its parts.
  init(
    token: SessionToken, visitor: Visitor = Visitor(), node: NodeID, name: String, suggestedName: String?,
    length: Int
  ) {
    self.token = token
    self.visitor = visitor
    self.node = node
    self.name = name
    self.suggestedName = suggestedName
    self.length = length
  }

  /// The token in a request's head.
  static func token(of request: Request) -> SessionToken? {
    request.headers[.session].flatMap { SessionToken($0) }
  }

  private static func isName(_ name: String) -> Bool {
    (8...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// Returns a display name: the last component of a path, without control characters.
  private static func decoded(_ text: String) -> String? {
    // A slash with a combining mark is another character, so scalars are compared.
    guard text.utf8.count <= 1000, let name = text.removingPercentEncoding?.unicodeScalars,
      let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last
    else { return nil }
    let clean = String(String.UnicodeScalarView(last.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    return clean.isEmpty ? nil : String(clean.prefix(100))
  }
}

extension HTTPField.Name {
  // These names are valid according to RFC 9110 §5.1, so creating them cannot fail.
  fileprivate static let session = HTTPField.Name("Bindery-Session") ?? .contentType
  fileprivate static let upload = HTTPField.Name("Bindery-Upload") ?? .contentType
  fileprivate static let suggestedName = HTTPField.Name("Bindery-Name") ?? .contentType
}
