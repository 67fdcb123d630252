import Testing

@testable import BinderyViews

struct NodeTests {
  private let parent = Node(id: NodeID(rawValue: 1), role: .stack)

  private func child(_ id: Int) -> Node { Node(id: NodeID(rawValue: UInt32(id)), role: .text) }

  @Test func childrenAreFoundAfterOthersMoved() {
    var number: UInt64 = 1
    var children: [Node] = []
    for id in 2..<1000 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(number >> 33) % (children.count + 1)
      let new = child(id)
      parent.insert(new, before: place < children.count ? children[place] : nil)
      children.insert(new, at: place)
      if id.isMultiple(of: 3) { parent.children.remove(at: children.count / 2) }
      if id.isMultiple(of: 3) { children.remove(at: children.count / 2).parent = nil }
      let found = children.map { parent.index(of: $0) }
      guard found == Array(0..<children.count) else {
        Issue.record("\(found)")
        return
      }
    }
    #expect(parent.children.map(\.id) == children.map(\.id))
  }

  @Test func childrenOfLongListsAreFound() {
    let children = (2..<70_002).map(child)
    for child in children { parent.insert(child, before: nil) }
    parent.insert(child(1), before: children[0])
    #expect(parent.index(of: children[0]) == 1)
    #expect(parent.index(of: children[69_999]) == 70_000)
    #expect(parent.index(of: child(70_003)) == nil)
  }

  @Test func propertiesAreFoundAfterOthersWereRemoved() {
    let properties = Property.allCases.filter { $0 != .growth }
    for property in properties { _ = parent.write(property, .int(Int(property.rawValue))) }
    for property in properties where property.rawValue.isMultiple(of: 2) { _ = parent.write(property, nil) }
    let left = properties.filter { !$0.rawValue.isMultiple(of: 2) }
    #expect(properties.filter { parent.value(of: $0) != nil } == left)
    #expect(left.allSatisfy { parent.value(of: $0) == .int(Int($0.rawValue)) })
  }
}
