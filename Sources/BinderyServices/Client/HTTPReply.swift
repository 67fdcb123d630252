public import Foundation

/// A complete reply of a web service.
public struct HTTPReply: Sendable {
  /// The HTTP status, for example 200.
  public let status: Int
  /// The body, decompressed.
  public let body: Data
  private let fields: [String: String]

  /// Creates a reply.
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: The header fields, with names in any case.
  ///   - body: The body.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    fields = Dictionary(headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the value of a header field.
  /// - Parameter name: The field's name in any case.
  public func header(_ name: String) -> String? { fields[name.lowercased()] }

  /// Whether the status is 2xx.
  var isSuccess: Bool { (200..<300).contains(status) }
}
