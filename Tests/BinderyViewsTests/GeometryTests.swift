import Bindery
import BinderyTesting
import BinderyViewModels
import Foundation
import Testing

@testable import BinderyViews

@MainActor
private final class Model {
  @Box var width = 100.0
  @Box var other = 0
  var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

extension ViewTree {
  fileprivate var measured: [Node] { root.subtree.filter { $0.takes(.measure) } }

  fileprivate var texts: [String] { root.subtree.compactMap { $0[.text] } }

  @discardableResult
  fileprivate func report(_ node: Node, _ width: Double, _ height: Double) -> Bool {
    send(UserEvent(.measure([MeasuredSize(node.id, width: width, height: height)]), on: root.id))
  }
}

extension Node {
  fileprivate var subtree: [Node] { [self] + children.flatMap(\.subtree) }
}

/// A text with the width of the reader around it.
private struct Width: View {
  var body: some View { GeometryReader { proxy in Text("\(Int(proxy.size.width))") } }
}

@Suite("Views that know their size", .workScope) @MainActor
struct GeometryTests {
  @Test func rowsOfLaterStepsHaveTheSizesOfTheLastWindow() {
    var environment = EnvironmentValues()
    environment.appStorage = AppStorageValues()
    func tree(while hasTime: (@MainActor () -> Bool)?) -> ViewTree {
      environment.sceneState = SceneState()
      return ViewTree(environment: environment, while: hasTime) {
        VStack { ForEach(0..<20, id: \.self) { _ in HStack { Width() } } }
      }
    }
    let first = tree(while: nil)
    first.send(
      UserEvent(
        .measure(
          first.measured.enumerated().map { MeasuredSize($1.id, width: Double(100 + $0), height: 20) }),
        on: first.root.id))
    let sizes = (100..<120).map { "\($0)" }
    #expect(first.texts == sizes)
    first.unmount()
    let second = tree { false }
    defer { second.unmount() }
    while !second.isMounted { second.mountMore { false } }
    #expect(second.texts == sizes)
  }

  @Test func theContentOfAReaderFollowsTheReportedSize() {
    let tree = ViewTree {
      GeometryReader { proxy in
        if proxy.size.width > 500 { Text("wide") } else { Text("narrow") }
        Color.red.frame(width: proxy.frame(in: .local).width / 2, height: proxy.size.height)
      }
    }
    defer { tree.unmount() }
    let reader = tree.measured[0]
    #expect(reader.growth == [.horizontal, .vertical])
    tree.report(reader, 600, 80)
    #expect(tree.texts == ["wide"])
    #expect(reader.children[1][.frame] == FrameSize(width: 300, height: 80))
    tree.report(reader, 320, 40)
    #expect(tree.texts == ["narrow"])
    #expect(reader.children[1][.frame] == FrameSize(width: 160, height: 40))
  }

  @Test func theFirstSizeIsThatOfTheFramesAndPaddingsAround() {
    let tree = ViewTree {
      VStack {
        GeometryReader { proxy in Text("\(proxy.size.width) \(proxy.size.height)") }
          .padding(10).frame(width: 200, height: 100)
        Width().padding().frame(maxWidth: 300)
        Width().padding()
      }
    }
    defer { tree.unmount() }
    // A phone of 390 points with its margins.
    #expect(tree.texts == ["180.0 80.0", "268", "326"])
  }

  @Test func theFirstSizeFollowsTheWindowThatIsKnown() {
    let model = Model()
    let tree = ViewTree { if model.other > 0 { Width() } }
    defer { tree.unmount() }
    tree.report(tree.root, 1_440, 900)
    model.other = 1
    #expect(tree.texts == ["1408"])
  }

  @Test func sizesAreKeptWithTheWindow() throws {
    let scenes = [SceneState(), SceneState()]
    let trees = scenes.map { scene in
      var environment = EnvironmentValues()
      environment.sceneState = scene
      return ViewTree(environment: environment) {
        HStack {
          Width()
          Width()
        }
      }
    }
    defer { for tree in trees { tree.unmount() } }
    let readers = trees[0].measured
    let sizes = [
      MeasuredSize(trees[0].root.id, width: 800, height: 600),
      MeasuredSize(readers[0].id, width: 500, height: 1),
      MeasuredSize(readers[1].id, width: 250, height: 1),
    ]
    trees[0].send(UserEvent(.measure(sizes), on: trees[0].root.id))
    #expect(trees[1].texts == ["358", "358"])
    scenes[1].restore(scenes[0].snapshot)
    #expect(trees[1].texts == ["500", "250"])
    // A report counts for more than what was kept.
    trees[1].report(trees[1].measured[0], 400, 1)
    #expect(trees[1].texts[0] == "400")
  }

  @Test func theNextWindowOfAPersonBeginsWithTheLastSizes() {
    let model = Model()
    var environment = EnvironmentValues()
    environment.appStorage = AppStorageValues()
    func open() -> ViewTree {
      var environment = environment
      environment.sceneState = SceneState()
      return ViewTree(environment: environment) {
        HStack { Width() }
        Text("a").onGeometryChange(for: Double.self, of: { $0.size.width }) { model.log.append("\($0)") }
      }
    }
    let first = open()
    #expect(model.takeLog() == [])
    let sizes = [
      MeasuredSize(first.measured[0].id, width: 500, height: 1),
      MeasuredSize(first.measured[1].id, width: 60, height: 20),
    ]
    first.send(UserEvent(.measure(sizes), on: first.root.id))
    #expect(model.takeLog() == ["60.0"])
    first.unmount()
    let next = open()
    defer { next.unmount() }
    #expect(next.texts == ["500", "a"])
    #expect(model.takeLog() == ["60.0"])
    // The same size again.
    next.report(next.measured[1], 60, 20)
    #expect(model.takeLog() == [])
  }

  @Test func anActionReceivesReportedValuesOnly() {
    let model = Model()
    let tree = ViewTree {
      Text("\(model.other)").onGeometryChange(for: Double.self, of: { $0.size.width }) {
        model.log.append("\($0)")
      }
      .onGeometryChange(for: Bool.self, of: { $0.size.height > 50 }) { old, new in
        model.log.append("\(old) \(new)")
      }
    }
    defer { tree.unmount() }
    let observers = tree.measured
    #expect(observers.count == 2)
    #expect(model.takeLog() == [])
    tree.report(observers[0], 120, 20)
    tree.report(observers[1], 120, 20)
    #expect(model.takeLog() == ["120.0", "false false"])
    tree.report(observers[0], 120, 40)
    tree.report(observers[1], 120, 40)
    #expect(model.takeLog() == [])
    tree.report(observers[0], 90, 80)
    tree.report(observers[1], 90, 80)
    #expect(model.takeLog() == ["90.0", "false true"])
    model.other = 1
    #expect(model.takeLog() == [])
  }

  @Test func aLayerThatIsUpdatedFindsItsSizeByItsName() {
    let model = Model()
    let tree = ViewTree {
      if model.other >= 0 {
        Text("a").background { Width() }
          .onGeometryChange(for: Double.self, of: { $0.size.width }) { model.log.append("\($0)") }
      }
    }
    defer { tree.unmount() }
    tree.report(tree.root, 800, 600)
    model.other = 1
    #expect(tree.texts == ["768", "a"])
    #expect(model.takeLog() == [])
  }

  @Test func untrustedSizesAreRefused() {
    let tree = ViewTree {
      Width()
      Text("a")
    }
    defer { tree.unmount() }
    let reader = tree.measured[0]
    let text = tree.root.children[1]
    for length in [-1, Double.nan, Double.infinity, 1_000_001] {
      #expect(!tree.report(reader, length, 10))
      #expect(!tree.report(reader, 10, length))
    }
    let many = Array(repeating: MeasuredSize(reader.id, width: 5, height: 5), count: 251)
    #expect(!tree.send(UserEvent(.measure(many), on: tree.root.id)))
    // The window reports, nobody else.
    #expect(!tree.send(UserEvent(.measure([MeasuredSize(reader.id, width: 5, height: 5)]), on: reader.id)))
    #expect(tree.report(text, 5, 5))
    #expect(
      tree.send(
        UserEvent(.measure([MeasuredSize(NodeID(rawValue: 9_999), width: 5, height: 5)]), on: tree.root.id)))
    #expect(tree.texts == ["358", "a"])
    #expect(tree.report(reader, 1_000_000, 0))
    #expect(tree.texts == ["1000000", "a"])
  }

  /// A host that lays out a view whose width depends on its own width.
  private func settle(_ tree: ViewTree, _ model: Model, most: Int = 1_000) -> Int {
    for round in 0..<most {
      let width = model.width
      tree.report(tree.measured[0], width, 10)
      if model.width == width { return round }
    }
    return most
  }

  @Test func aLayoutThatGoesBackAndForthEndsAtTheLargerSize() {
    let model = Model()
    let tree = ViewTree {
      Text("\(model.other)").onGeometryChange(for: Double.self, of: { $0.size.width }) {
        model.width = $0 < 110 ? 120 : 100
      }
    }
    defer { tree.unmount() }
    #expect(settle(tree, model) < 20)
    #expect(model.width == 100)
    // After another change, the view may have another size.
    model.other = 1
    tree.report(tree.measured[0], 90, 10)
    #expect(model.width == 120)
  }

  @Test func aLayoutThatGrowsWithItselfEnds() {
    let model = Model()
    let tree = ViewTree {
      GeometryReader { proxy in
        Text("a").onChange(of: proxy.size.width, initial: true) { _, new in model.width = new + 1 }
      }
    }
    defer { tree.unmount() }
    #expect(settle(tree, model) <= 100)
  }

  @Test func aWindowThatIsResizedHasAnyNumberOfSizes() {
    let tree = ViewTree { Width() }
    defer { tree.unmount() }
    let reader = tree.measured[0]
    for step in 0..<300 {
      let width = Double(step % 2 == 0 ? 400 : 500)
      let sizes = [
        MeasuredSize(tree.root.id, width: width + 32, height: 800),
        MeasuredSize(reader.id, width: width, height: 10),
      ]
      tree.send(UserEvent(.measure(sizes), on: tree.root.id))
      #expect(tree.texts == ["\(Int(width))"])
    }
  }

  @Test func aTestShowsAViewInASize() {
    let host = TestHost {
      VStack {
        Text("Title")
        GeometryReader { proxy in Text(proxy.size.width < 600 ? "Compact" : "Regular") }
          .accessibilityIdentifier("card")
      }
    }
    #expect(host.find("Compact") != nil)
    host.resize(.identifier("card"), width: 800, height: 200)
    #expect(host.find("Regular") != nil)
  }

  @Test func aPositionTakesTheSpaceWithoutAFrame() {
    let tree = ViewTree {
      ZStack { Circle().frame(width: 10, height: 10).position(x: 20, y: .nan).padding(4) }
      Text("a").position(CGPoint(x: -3, y: 7)).frame(width: 100, height: 50)
    }
    defer { tree.unmount() }
    let nodes = tree.root.subtree.filter { $0[.position] != nil }
    #expect(nodes.map { $0[.position] } == [BoxOffset(x: 20, y: 0), BoxOffset(x: -3, y: 7)])
    #expect(nodes[0].growth == [.horizontal, .vertical] && tree.root.children[0].growth == nodes[0].growth)
    #expect(nodes[0].children[0][.frame] == FrameSize(width: 10, height: 10))
    #expect(nodes[1].growth == [] && nodes[1][.frame] == FrameSize(width: 100, height: 50))
  }
}
