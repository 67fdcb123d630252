import Bindery
import Testing

@testable import BinderyViews

@MainActor
private final class Weather {
  @Box var summary = "Sunny"
  @Box var isLoading = false
  @Box var error: String?
}

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test func aChangedValueSetsOneProperty() {
    let model = Weather()
    let tree = ViewTree {
      VStack {
        Text(model.summary)
        Text("constant")
      }
    }
    _ = tree.takePatches()
    model.summary = "Rain"
    #expect(tree.changes() == ["set text.text Rain"])
    #expect(tree.root.texts == ["Rain", "constant"])
  }

  @Test func anEqualValuePatchesNothing() {
    let model = Weather()
    let tree = ViewTree { Text(model.summary) }
    _ = tree.takePatches()
    model.summary = "Sunny"
    #expect(!tree.hasPatches)
  }

  @Test func severalWritesSendTheLastValueOnly() {
    let model = Weather()
    let tree = ViewTree { Text(model.summary) }
    _ = tree.takePatches()
    model.summary = "Rain"
    model.summary = "Snow"
    #expect(tree.changes() == ["set text.text Snow"])
  }

  @Test func aConditionInsertsAndRemovesItsBranchOnly() {
    let model = Weather()
    let tree = ViewTree {
      VStack {
        Text(model.summary)
        if model.isLoading { ProgressView() }
        Text("end")
      }
    }
    _ = tree.takePatches()
    model.isLoading = true
    #expect(tree.changes() == ["insert progress into stack before end"])
    model.isLoading = false
    #expect(tree.changes() == ["remove from stack"])
    #expect(tree.root.texts == ["Sunny", "end"])
  }

  @Test func aBlockGoesBeforeTheBindingsInsideIt() {
    let model = Weather()
    model.error = "offline"
    var read: [String] = []
    let tree = ViewTree {
      VStack {
        if let error = model.error {
          Text(error)
          // Would trap if it ran after the error is gone.
          Text(
            { () -> String in
              read.append("leaf"); return model.error! + "!"
            }())
        }
      }
    }
    #expect(tree.root.texts == ["offline", "offline!"])
    read = []
    model.error = nil
    #expect(tree.root.texts.isEmpty)
    #expect(read.isEmpty)
  }

  @Test func anUnwrappedValueStaysRightWhenItChanges() {
    let model = Weather()
    model.error = "offline"
    let tree = ViewTree { VStack { if let error = model.error { Text(error) } } }
    _ = tree.takePatches()
    model.error = "timed out"
    #expect(tree.changes() == ["set text.text timed out"])
  }

  @Test func aSwitchReplacesTheCase() {
    enum State { case loading, failed(String), full }
    @MainActor final class Model { @Box var state = State.loading }
    let model = Model()
    let tree = ViewTree {
      switch model.state {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      case .full: Text("full")
      }
    }
    model.state = .failed("why")
    #expect(tree.root.texts == ["why"])
    model.state = .failed("why not")
    #expect(tree.root.texts == ["why not"])
    model.state = .full
    #expect(tree.root.texts == ["full"])
    model.state = .loading
    #expect(tree.root.texts.isEmpty)
    #expect(tree.root.all(.progress).count == 1)
  }

  @Test func aLoopFollowsItsCollection() {
    @MainActor final class Model { @Box var names = ["a", "b"] }
    let model = Model()
    let tree = ViewTree {
      VStack {
        for name in model.names { Text(name) }
        Text("end")
      }
    }
    model.names = ["a", "x", "c"]
    #expect(tree.root.texts == ["a", "x", "c", "end"])
    model.names = []
    #expect(tree.root.texts == ["end"])
  }

  @Test func anUnmountedTreeChangesNoMore() {
    let model = Weather()
    let tree = ViewTree { Text(model.summary) }
    _ = tree.takePatches()
    tree.unmount()
    model.summary = "Rain"
    #expect(!tree.hasPatches)
  }

  @Test func patchesAreAnnouncedOncePerBatch() {
    let model = Weather()
    let tree = ViewTree {
      VStack {
        Text(model.summary); Text(model.error ?? "fine")
      }
    }
    _ = tree.takePatches()
    var announced = 0
    tree.onPatches = { announced += 1 }
    model.summary = "Rain"
    model.error = "offline"
    #expect(announced == 1)
    _ = tree.takePatches()
    model.error = nil
    #expect(announced == 2)
  }
}
