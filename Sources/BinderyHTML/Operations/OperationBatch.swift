/// Operations for one message to a page, encoded one after the other.
public struct OperationBatch: Sendable {
  /// The operations as the elements of a JSON array.
  public internal(set) var json = ""

  /// Creates an empty batch.
  public init() {}

  /// Adds an operation.
  public mutating func append(_ operation: DOMOperation) {
    if !json.isEmpty { json.append(",") }
    operation.encode(into: &json)
  }
}
