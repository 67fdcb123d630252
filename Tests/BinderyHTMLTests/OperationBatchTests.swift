import BinderyViews
import Testing

@testable import BinderyHTML

struct OperationBatchTests {
  private func json(_ operations: DOMOperation...) -> String {
    var batch = OperationBatch()
    for operation in operations { batch.append(operation) }
    return batch.json
  }

  private func insert(_ html: String, in parent: UInt32 = 2, before: UInt32? = nil) -> DOMOperation {
    .insert(
      html: html, parent: DOMTarget(NodeID(rawValue: parent)), before: before.map { NodeID(rawValue: $0) })
  }

  @Test func elementsInARowAreInsertedAtOnce() {
    #expect(json(insert("<p>1</p>"), insert("<p>\"2\"</p>")) == #"["i",2,0,"<p>1</p><p>\"2\"</p>"]"#)
    #expect(json(insert("a", before: 7), insert("b", before: 7)) == #"["i",2,7,"ab"]"#)
  }

  @Test func insertionsAtOtherPlacesStayApart() {
    #expect(json(insert("a"), insert("b", in: 3)) == #"["i",2,0,"a"],["i",3,0,"b"]"#)
    #expect(json(insert("a"), insert("b", before: 7)) == #"["i",2,0,"a"],["i",2,7,"b"]"#)
  }

  @Test func operationsBetweenInsertionsKeepTheirPlace() {
    #expect(
      json(insert("a"), .remove(NodeID(rawValue: 9)), insert("b"), .remove(NodeID(rawValue: 8)))
        == #"["i",2,0,"a"],["r",9],["i",2,0,"b"],["r",8]"#)
  }

  @Test func aBatchWithoutOperationsIsEmpty() { #expect(json() == "") }

  @Test func operationsAreAddedAfterReading() {
    var batch = OperationBatch()
    batch.append(insert("a"))
    #expect(batch.json == #"["i",2,0,"a"]"#)
    batch.append(insert("b"))
    #expect(batch.json == #"["i",2,0,"ab"]"#)
  }
}
