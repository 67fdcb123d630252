@testable import Bindery
import RandomGraphs
import Testing

/// The work of removing ended elements, counted in elements that are looked at.
@Suite struct SweptListTests {
  private final class Element {
    let number: Int
    var isEnded = false
    init(_ number: Int) { self.number = number }
  }

  @Test(arguments: [8_000, 64_000])
  func endingAllElementsLooksAtEachAFewTimes(count: Int) {
    let elements = (0..<count).map { Element($0) }
    var random = SeededGenerator(seed: 1)
    for order in [elements, elements.reversed(), elements.shuffled(using: &random)] {
      var list = SweptList<Element>()
      var looks = 0
      for element in elements {
        element.isEnded = false
        list.append(element)
      }
      for element in order {
        element.isEnded = true
        list.noteEnd { element in
          looks += 1
          return element.isEnded
        }
      }
      #expect(looks <= 2 * count)
      #expect(list.elements.isEmpty)
    }
  }

  @Test func addingToAListOfWhichAlmostAllElementsStayLooksAtEachAFewTimes() {
    var list = SweptList<Element>()
    var looks = 0
    var last: Element?
    for number in 0..<20_000 {
      last?.isEnded = number > 10_000
      let element = Element(number)
      list.append(element) { element in
        looks += 1
        return element.isEnded
      }
      last = element
    }
    #expect(looks <= 2 * 20_000)
    #expect(list.elements.count <= 20_016)
  }

  @Test func aListThatIsFilledRepeatedlyDoesNotGrow() {
    var list = SweptList<Element>()
    for number in 0..<1_000 {
      let element = Element(number)
      list.append(element) { $0.isEnded }
      element.isEnded = true
    }
    #expect(list.elements.count <= 16)
  }

  @Test func theOthersKeepTheirOrder() {
    let elements = (0..<100).map { Element($0) }
    var list = SweptList<Element>()
    for element in elements { list.append(element) }
    for element in elements where element.number % 3 != 0 {
      element.isEnded = true
      list.noteEnd { $0.isEnded }
    }
    #expect(list.elements.filter { !$0.isEnded }.map(\.number) == Array(stride(from: 0, to: 100, by: 3)))
  }
}
