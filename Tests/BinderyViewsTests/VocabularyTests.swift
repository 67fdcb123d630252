import Testing

@testable import BinderyViews

@Suite("The vocabulary of nodes") @MainActor
struct VocabularyTests {
  @Test func aSetOfPropertiesHasRoomForAll() {
    #expect(Property.allCases.count <= PropertySet.capacity)
    #expect(Property.allCases.enumerated().allSatisfy { $0.offset == Int($0.element.rawValue) })
  }

  @Test func aSetOfPropertiesKeepsEach() {
    for property in Property.allCases {
      var set = PropertySet()
      set.insert(property)
      #expect(!set.isEmpty)
      #expect(Property.allCases.filter(set.contains) == [property])
      var found: [Property] = []
      set.forEach { found.append($0) }
      #expect(found == [property])
    }
  }

  @Test func aSetOfKindsHasRoomForAll() {
    #expect(UserEvent.Kind.allCases.allSatisfy { $0.rawValue < UserEvent.Kinds.RawValue.bitWidth })
    for kind in UserEvent.Kind.allCases {
      #expect(UserEvent.Kind.allCases.filter(UserEvent.Kinds(kind).contains) == [kind])
    }
  }

  @Test func aPropertyOfANodeTakesThreeWords() {
    #expect(MemoryLayout<Node.Assignment>.stride == 24)
  }

  @Test func aPropertyIsReadAsItWasWritten() {
    let node = Node(id: NodeID(rawValue: 1), role: .text)
    node[.font] = .title.bold()
    node[.padding] = EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 2)
    #expect(node[.font] == .title.weight(.bold))
    #expect(node[.padding]?.trailing == 2)
    #expect(node[.fontWeight] == nil)
    node[.font] = nil
    #expect(node.properties.map(\.property) == [.padding])
  }

  @Test func storedValuesAreReadAsTheirOwnTypeOnly() {
    let (small, large) = (Axis.horizontal.stored, EdgeInsets(.all, 4).stored)
    #expect(Axis(small) == .horizontal && EdgeInsets(large) == EdgeInsets(.all, 4))
    #expect(TextAlignment(small) == nil && EdgeInsets(small) == nil)
    #expect(FrameSize(large) == nil && Axis(large) == nil)
  }

  @Test func storedValuesAreEqualIfTheirValuesAre() {
    #expect(Alignment.topLeading.stored == Alignment(horizontal: .leading, vertical: .top).stored)
    #expect(Alignment.topLeading.stored != Alignment.center.stored)
    #expect(EdgeInsets(.all, 4).stored == EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4).stored)
    #expect(EdgeInsets(.all, 4).stored != EdgeInsets(.all, 5).stored)
    #expect(Set([EdgeInsets(.all, 4).stored, EdgeInsets(.all, 4).stored, Axis.vertical.stored]).count == 2)
    // The same bytes, of different types.
    #expect(ColorScheme.light.stored != LayoutDirection.leftToRight.stored)
  }

  @Test func storedValuesAreDescribedAsTheirValues() {
    #expect(Axis.horizontal.stored.description == "horizontal")
    #expect(UserEvent.Kinds([.init(.tap), .init(.appear)]).stored.description == "tap appear")
    #expect(EdgeInsets(.all, 4).stored.description == EdgeInsets(.all, 4).description)
  }

  @Test(arguments: ["2026-11-21", "08:30", "2026-11-21T08:30", "0001-01-01", "2024-02-29", "23:59"])
  func aDateSurvivesItsText(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "today", "2026-1-1", "2026-02-29", "2026-13-01", "24:00", "08:60", "2026-11-21 08:30",
    "2026-11-2\u{661}",
    "<script>", "-026-11-21", "2026-11-21T08:30:00",
  ])
  func textThatIsNoDateIsRejected(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func colorsAreValues() {
    #expect(Color(hex: 0x2c6fd1).description == "#2c6fd1")
    #expect(Color(red: 1, green: 0.5, blue: 2, opacity: .nan).description == "#ff80ff00")
    #expect(Color.accentColor.description == "accent")
  }

  @Test func coordinatesAreClamped() {
    let region = MapRegion(center: MapCoordinate(latitude: 1000, longitude: -.infinity), span: 1)
    #expect(region == MapRegion(center: MapCoordinate(latitude: 90, longitude: 0), span: 100))
    #expect(UserLocation(coordinate: region.center, accuracy: -.infinity).accuracy == 0)
  }
}
