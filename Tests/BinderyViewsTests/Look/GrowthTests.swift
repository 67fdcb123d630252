import Bindery
import Testing

@testable import BinderyViews

/// The directions in which views take the space that they are offered.
@MainActor
struct GrowthTests {
  /// The growth of the outermost element of a view.
  private func growth<Content: View>(@ViewBuilder _ view: @escaping @MainActor () -> Content) -> Axis.Set {
    let tree = ViewTree(view)
    defer { tree.unmount() }
    return tree.root.children[0].growth
  }

  private let both: Axis.Set = [.horizontal, .vertical]

  @Test func leavesHaveTheGrowthOfTheirKind() {
    #expect(growth { Text("a") } == [])
    #expect(growth { Color.red } == both)
    #expect(growth { List { Text("a") } } == both)
    #expect(growth { TextField("a", text: .constant("")) } == .horizontal)
    #expect(growth { ProgressView() } == [])
    #expect(growth { ProgressView(value: 0.5) } == .horizontal)
    #expect(growth { Image(icon: .star) } == [])
    #expect(growth { Image(icon: .star).resizable() } == .horizontal)
  }

  @Test func stacksGrowAsTheirContentDoes() {
    #expect(growth { HStack { Text("a") } } == [])
    #expect(
      growth {
        HStack {
          Text("a"); Spacer()
        }
      } == .horizontal)
    #expect(
      growth {
        VStack {
          Text("a"); Spacer()
        }
      } == .vertical)
    #expect(
      growth {
        VStack {
          HStack {
            Text("a"); Spacer()
          }; Text("b")
        }
      } == .horizontal)
    #expect(
      growth {
        VStack {
          Text("a"); Divider()
        }
      } == .horizontal)
    #expect(
      growth {
        HStack {
          Text("a"); Divider()
        }
      } == .vertical)
    #expect(
      growth {
        ZStack {
          Text("a"); Spacer()
        }
      } == [])
    #expect(
      growth {
        ZStack {
          Text("a"); Color.red
        }
      } == both)
    #expect(growth { Button(action: {}) { Text("a").frame(maxWidth: .infinity) } } == .horizontal)
  }

  @Test func framesStopAndStartGrowth() {
    #expect(growth { Color.red.frame(width: 10, height: 10) } == [])
    #expect(growth { Color.red.frame(height: 10) } == .horizontal)
    #expect(growth { Text("a").frame(maxWidth: 200) } == .horizontal)
    #expect(growth { Text("a").frame(minHeight: 200) } == [])
    #expect(growth { VStack { Color.red }.frame(width: 40).padding() } == .vertical)
    #expect(growth { Color.red.frame(maxWidth: 80).fixedSize() } == [])
  }

  @Test func layersOfABoxDoNotCount() {
    #expect(growth { Text("a").background { Color.red } } == [])
    #expect(growth { Text("a").overlay { Color.red } } == [])
  }

  @Test func scrollViewsGrowAlongTheirAxis() {
    #expect(growth { ScrollView { Text("a") } } == .vertical)
    #expect(growth { ScrollView { Color.red } } == both)
    #expect(growth { ScrollView(.horizontal) { HStack { Text("a") } } } == .horizontal)
  }

  @Test func aPriorityIsThatOfTheOutermostBox() {
    let tree = ViewTree { Text("a").layoutPriority(1).frame(minWidth: 10).frame(minHeight: 10) }
    defer { tree.unmount() }
    #expect(tree.root.children[0][.layoutPriority] == 1)
  }

  @Test func aChangedChildChangesTheNodesAroundIt() {
    let model = Shown()
    let tree = ViewTree {
      VStack {
        HStack {
          Text("a")
          if model.isShown { Spacer() }
        }.padding().background(.red)
        Text("b")
      }
    }
    defer { tree.unmount() }
    let stack = tree.root.children[0]
    _ = tree.takePatches()
    #expect(stack.growth == [])
    model.isShown = true
    #expect(stack.growth == .horizontal && stack.children[0].growth == .horizontal)
    #expect(grown(tree.takePatches()).contains(stack.id))
    model.isShown = false
    #expect(stack.growth == [] && stack.children[0].growth == [])
    #expect(grown(tree.takePatches()).contains(stack.id))
  }

  @Test func aChildBesideAnotherThatGrowsChangesNothing() {
    let model = Shown()
    let tree = ViewTree {
      HStack {
        Spacer()
        if model.isShown { Color.red.frame(height: 10) }
      }
    }
    defer { tree.unmount() }
    _ = tree.takePatches()
    model.isShown = true
    #expect(grown(tree.takePatches()) == [])
    model.isShown = false
    #expect(grown(tree.takePatches()) == [])
  }

  @Test func aProgressThatBecomesKnownTakesTheWidth() {
    let model = Shown()
    let tree = ViewTree { VStack { ProgressView(value: model.isShown ? 0.5 : nil) } }
    defer { tree.unmount() }
    #expect(tree.root.children[0].growth == [])
    model.isShown = true
    #expect(tree.root.children[0].growth == .horizontal)
  }

  private func grown(_ patches: [Patch]) -> [NodeID] {
    patches.compactMap { if case .set(let node, .growth, _) = $0 { node.id } else { nil } }
  }
}

@MainActor
private final class Shown {
  @Box var isShown = false
}
