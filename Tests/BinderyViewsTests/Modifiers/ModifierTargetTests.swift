import Bindery
import BinderyTesting
import BinderyViews
import Testing

/// Applies each modifier to a container, to a group and to a view of two elements, and compares the nodes that show it with the rules of
/// `Documentation/Modifiers.md`. ``ModifiersPageTests`` compares the names with that page.
@Suite("The target of each modifier", .workScope) @MainActor
struct ModifierTargetTests {
  private typealias Pair = Subject.Pair

  @Test(
    arguments: ModifierSample.element + ModifierSample.inherited + ModifierSample.box
      + ModifierSample.outermostBox + ModifierSample.row)
  func withoutTheModifierNothingShowsIt(_ sample: ModifierSample) {
    #expect(TestHost { Subject.container }.nodes(showing: sample).isEmpty)
    #expect(TestHost { List { Subject.container } }.nodes(showing: sample).isEmpty)
  }

  // MARK: The element

  @Test(arguments: ModifierSample.element + ModifierSample.inherited)
  func modifiersOfAContainerApplyToItsNode(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.container) }
    #expect(host.nodes(showing: sample).map(\.role) == [.stack])
  }

  @Test(arguments: ModifierSample.element + ModifierSample.inherited)
  func itIsEachElementOfAGroup(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.group) }
    #expect(host.nodes(showing: sample).map(\.role) == [.text, .stack])
  }

  @Test(arguments: ModifierSample.element + ModifierSample.inherited)
  func itIsEachElementOfAViewOfTwo(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Pair()) }
    #expect(host.nodes(showing: sample).map(\.role) == [.text, .stack])
  }

  @Test(arguments: ModifierSample.element + ModifierSample.inherited)
  func itIsTheElementInItsBoxes(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Text("a").padding(1).padding(2)) }
    #expect(host.nodes(showing: sample).map(\.role) == [.text])
  }

  @Test(
    arguments: ModifierSample.element + ModifierSample.inherited + ModifierSample.box
      + ModifierSample.outermostBox)
  func theFieldOfASearchIsNotMeant(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.container.searchable(text: .constant(""))) }
    #expect(host.marks(of: sample) == ["ab"])
  }

  // MARK: The box

  @Test(arguments: ModifierSample.box + ModifierSample.outermostBox)
  func itIsOneBoxAroundTheContainer(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.container) }
    #expect(host.marks(of: sample) == ["ab"])
  }

  @Test(arguments: ModifierSample.box + ModifierSample.outermostBox)
  func itIsABoxAroundEachElementOfAGroup(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.group) }
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  @Test(arguments: ModifierSample.box + ModifierSample.outermostBox)
  func itIsABoxAroundEachElementOfAViewOfTwo(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Pair()) }
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  @Test(arguments: ModifierSample.box + ModifierSample.outermostBox)
  func itIsOutsideOfTheBoxesBefore(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Text("a").padding(1).padding(2)) }
    let boxes = host.nodes.filter { $0.role == .box }
    #expect(boxes.first.map { sample.isShown($0) } == true)
    #expect(
      host.nodes.first { $0[.padding] == EdgeInsets(.all, 1) }.map { sample.isShown($0) }
        == (sample.name == "disabled"))
  }

  @Test(arguments: ModifierSample.outermostBox)
  func itIsInsideOfTheBoxesAfter(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Text("a").padding(1)).padding(2) }
    // A stack reads the priority of the outermost box.
    let isKept = sample.name == "layoutPriority"
    #expect(host.nodes.first { $0.role == .box }.map { sample.isShown($0) } == isKept)
    #expect(host.nodes(showing: sample).map(\.role) == (isKept ? [.box, .text] : [.text]))
  }

  @Test(arguments: ModifierSample.withoutEffect)
  func itChangesNothing(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.container) }
    #expect(host.snapshot(.everything) == TestHost { Subject.container }.snapshot(.everything))
  }

  // MARK: All of a kind

  @Test(arguments: KindSample.all)
  func itIsEachOfTheKindAtAnyDepth(_ sample: KindSample) {
    let content = VStack {
      Kinds()
      HStack { List { Kinds() } }
    }
    let host = TestHost { sample.modifier.applied(to: content) }
    let meant = host.nodes.filter { sample.isOfKind($0) }
    #expect(meant.count >= 2)
    #expect(host.nodes(showing: sample.modifier).map(\.id) == meant.map(\.id))
    #expect(TestHost { content }.nodes(showing: sample.modifier).isEmpty)
  }

  @Test(arguments: KindSample.all)
  func itIsEachOfTheKindInAGroup(_ sample: KindSample) {
    let host = TestHost {
      sample.modifier.applied(
        to: Group {
          Kinds()
          VStack { Kinds() }
        })
    }
    let meant = host.nodes.filter { sample.isOfKind($0) }
    #expect(meant.count >= 2)
    #expect(host.nodes(showing: sample.modifier).map(\.id) == meant.map(\.id))
  }

  @Test(arguments: KindSample.all)
  func itIsEachOfTheKindThatComesLater(_ sample: KindSample) {
    let more = Switch()
    let host = TestHost {
      sample.modifier.applied(to: VStack { if more.value { Kinds() } })
    }
    #expect(host.nodes.filter { sample.isOfKind($0) }.isEmpty)
    more.value = true
    let meant = host.nodes.filter { sample.isOfKind($0) }
    #expect(!meant.isEmpty)
    #expect(host.nodes(showing: sample.modifier).map(\.id) == meant.map(\.id))
  }

  // MARK: The row

  /// A list with a view that has a modifier. For tags, the row with the tag 1 is selected.
  private func list(_ sample: ModifierSample, _ content: some View) -> TestHost {
    let content = sample.applied(to: content)
    guard sample.name == "tag" else { return TestHost { List { content } } }
    return TestHost { List(selection: Binding<Int?>.constant(1)) { content } }
  }

  private nonisolated static let rows =
    ModifierSample.row + ModifierSample.rowOrPage + ModifierSample.inRowsToo

  @Test(arguments: rows)
  func itIsTheRowOfTheContainer(_ sample: ModifierSample) {
    let host = list(sample, Subject.container)
    #expect(host.nodes(showing: sample).map(\.role) == [.row])
    #expect(host.marks(of: sample) == ["ab"])
  }

  @Test(arguments: rows)
  func itIsTheRowOfEachElementOfAGroup(_ sample: ModifierSample) {
    let host = list(sample, Subject.group)
    #expect(host.nodes(showing: sample).map(\.role) == [.row, .row])
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  @Test(arguments: rows)
  func itIsTheRowOfEachElementOfAViewOfTwo(_ sample: ModifierSample) {
    let host = list(sample, Pair())
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  /// The rows of a loop have tags of their own, which are nearer.
  @Test(arguments: rows.filter { $0.name != "tag" })
  func itIsEachRowOfALoop(_ sample: ModifierSample) {
    let host = list(sample, ForEach(["a", "b"], id: \.self) { Text($0) })
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  /// A tag names one row.
  @Test(arguments: rows.filter { $0.name != "tag" })
  func itIsEachRowOfASection(_ sample: ModifierSample) {
    let section = Section {
      Subject.group
    } header: {
      HStack { Text("h") }
    }
    let host = list(sample, section)
    #expect(host.nodes(showing: sample).map(\.role) == [.row, .row])
    #expect(host.marks(of: sample) == ["a", "b"])
  }

  @Test(arguments: ModifierSample.row)
  func outsideOfAListItIsTheElement(_ sample: ModifierSample) {
    let host = TestHost { sample.applied(to: Subject.group) }
    #expect(host.nodes(showing: sample).map(\.role) == [.text, .stack])
  }

  @Test func aTagIsThatOfTheOption() {
    let host = TestHost {
      Picker("Picker", selection: .constant(2)) {
        Group { Text("a") }.tag(1)
        Group { Text("b") }.tag(2)
      }
    }
    #expect(host.all(.role(.option)).map { $0[.isSelected] } == [false, true])
  }

  @Test func aTagIsThatOfThePage() {
    let host = TestHost {
      TabView(selection: .constant(2)) {
        Subject.container.tabItem { Text("One") }.tag(1)
        Subject.container.tabItem { Text("Two") }.tag(2)
      }
    }
    #expect(host.all(.role(.tab)).map { $0[.isSelected] } == [false, true])
  }

  @Test func aBadgeIsBesideTheContentOfTheRowAndFollowsItsCount() {
    let isOn = Switch()
    let host = TestHost { List { Text("a").padding(4).badge(isOn.value ? 2 : 0) } }
    #expect(host.texts == ["a"])
    isOn.value = true
    #expect(host.texts == ["a", "2"])
    #expect(host.all(.text("2"))[0].parent?.role == .stack)
  }

  // MARK: The view as a whole

  @Test(arguments: WholeSample.all)
  func itIsOnceForAContainer(_ sample: WholeSample) async {
    #expect(await sample.effects(on: Subject.container) == 1)
  }

  @Test(arguments: WholeSample.all)
  func itIsOnceForAGroup(_ sample: WholeSample) async {
    #expect(await sample.effects(on: Subject.group) == 1)
  }

  @Test(arguments: WholeSample.all)
  func itIsOnceForAViewOfTwo(_ sample: WholeSample) async {
    #expect(await sample.effects(on: Subject.Pair()) == 1)
  }
}
