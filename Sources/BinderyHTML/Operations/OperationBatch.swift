internal import BinderyViews

/// Operations for one message to a page, encoded one after the other.
public struct OperationBatch: Sendable {
  /// The operations but for the last insertion.
  var encoded = ""
  /// Elements that are inserted one after the other at the same place, which a page makes at once.
  private var insertion: (html: String, parent: DOMTarget, before: NodeID?)?

  /// Creates an empty batch.
  public init() {}

  /// The operations as the elements of a JSON array.
  public var json: String {
    var batch = self
    batch.endInsertion()
    return batch.encoded
  }

  /// Adds an operation.
  public mutating func append(_ operation: DOMOperation) {
    guard case .insert(let html, let parent, let before) = operation else {
      endInsertion()
      return encode(operation)
    }
    if insertion?.parent != parent || insertion?.before != before {
      endInsertion()
      insertion = ("", parent, before)
    }
    insertion?.html += html
  }

  private mutating func endInsertion() {
    guard let (html, parent, before) = insertion else { return }
    insertion = nil
    encode(.insert(html: html, parent: parent, before: before))
  }

  private mutating func encode(_ operation: DOMOperation) {
    if !encoded.isEmpty { encoded.append(",") }
    operation.encode(into: &encoded)
  }
}
