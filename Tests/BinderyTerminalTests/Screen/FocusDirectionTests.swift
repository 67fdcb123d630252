import Testing

@testable import BinderyTerminal

@Suite struct FocusDirectionTests {
  /// A button above two others beside each other:
  ///
  ///        [0]
  ///     [1]    [2]
  private let areas = [
    CellRect(x: 4, y: 0, width: 3, height: 1), CellRect(x: 0, y: 2, width: 3, height: 1),
    CellRect(x: 8, y: 2, width: 3, height: 1),
  ]

  private func next(_ direction: FocusDirection, from index: Int) -> Int? {
    let others = areas.indices.filter { $0 != index }
    return direction.nearest(to: areas[index], in: others.map { areas[$0] }).map { others[$0] }
  }

  @Test func verticalMovesReachAreasThatAreNotStraightBelow() {
    #expect(next(.down, from: 0) == 1)
    #expect(next(.up, from: 2) == 0)
  }

  @Test func horizontalMovesStayOnTheLine() {
    #expect(next(.right, from: 1) == 2)
    #expect(next(.left, from: 2) == 1)
    #expect(next(.right, from: 0) == nil)
  }

  @Test func thereIsNothingBeyondTheLastArea() {
    #expect(next(.down, from: 1) == nil)
    #expect(next(.up, from: 0) == nil)
  }

  @Test func theStraighterOfTwoAreasAtTheSameDistanceIsNearer() {
    let start = CellRect(x: 9, y: 0, width: 1, height: 1)
    #expect(FocusDirection.down.nearest(to: start, in: Array(areas.dropFirst())) == 1)
  }
}
