public import Foundation

/// A whole answer of a web service.
public struct HTTPReply: Sendable {
  /// The HTTP status, for example 200.
  public let status: Int
  /// What came after the headers, decompressed.
  public let body: Data
  private let fields: [String: String]

  /// Makes a reply.
  /// - Parameters:
  ///   - status: the HTTP status.
  ///   - headers: header fields, their names in any case.
  ///   - body: what came after them.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    fields = Dictionary(headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a header field.
  /// - Parameter name: the field's name in any case.
  public func header(_ name: String) -> String? { fields[name.lowercased()] }

  /// Whether the status says that the question was answered (2xx).
  public var isSuccess: Bool { (200..<300).contains(status) }
}
