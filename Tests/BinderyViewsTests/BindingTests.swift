import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Weather {
  @Box var summary = "Sunny"
  @Box var isLoading = false
  @Box var error: String?
}

@Suite("Bindings", .workScope) @MainActor
struct BindingTests {
  @Test func aChangedValueSetsOneProperty() {
    let model = Weather()
    let host = TestHost {
      VStack {
        Text(model.summary)
        Text("constant")
      }
    }
    model.summary = "Rain"
    host.expectChanges(#"text: text = "Rain""#)
    #expect(host.texts == ["Rain", "constant"])
  }

  @Test func anEqualValuePatchesNothing() {
    let model = Weather()
    let host = TestHost { Text(model.summary) }
    model.summary = "Sunny"
    host.expectChanges()
  }

  @Test func severalWritesSendTheLastValueOnly() {
    let model = Weather()
    let host = TestHost { Text(model.summary) }
    model.summary = "Rain"
    model.summary = "Snow"
    host.expectChanges(#"text: text = "Snow""#)
  }

  @Test func aConditionInsertsAndRemovesItsBranchOnly() {
    let model = Weather()
    let host = TestHost {
      VStack {
        Text(model.summary)
        if model.isLoading { ProgressView() }
        Text("end")
      }
    }
    model.isLoading = true
    host.expectChanges(#"insert progress "Loading" in stack before text "end""#)
    model.isLoading = false
    host.expectChanges(#"remove progress "Loading" from stack"#)
    #expect(host.texts == ["Sunny", "end"])
  }

  @Test func blocksAreRemovedBeforeTheirBindingsRun() {
    let model = Weather()
    model.error = "offline"
    var read: [String] = []
    let host = TestHost {
      VStack {
        if let error = model.error {
          Text(error)
          // Would trap if it ran after the error is released.
          Text(
            { () -> String in
              read.append("leaf"); return model.error! + "!"
            }())
        }
      }
    }
    #expect(host.texts == ["offline", "offline!"])
    read = []
    model.error = nil
    #expect(host.texts.isEmpty)
    #expect(read.isEmpty)
  }

  @Test func unwrappedValuesFollowChanges() {
    let model = Weather()
    model.error = "offline"
    let host = TestHost { VStack { if let error = model.error { Text(error) } } }
    model.error = "timed out"
    host.expectChanges(#"text: text = "timed out""#)
  }

  @Test func aSwitchReplacesTheCase() {
    enum State { case loading, failed(String), full }
    @MainActor final class Model { @Box var state = State.loading }
    let model = Model()
    let host = TestHost {
      switch model.state {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      case .full: Text("full")
      }
    }
    model.state = .failed("why")
    #expect(host.texts == ["why"])
    model.state = .failed("why not")
    #expect(host.texts == ["why not"])
    model.state = .full
    #expect(host.texts == ["full"])
    model.state = .loading
    #expect(host.texts.isEmpty)
    #expect(host.all(.role(.progress)).count == 1)
  }

  @Test func aLoopFollowsItsCollection() {
    @MainActor final class Model { @Box var names = ["a", "b"] }
    let model = Model()
    let host = TestHost {
      VStack {
        for name in model.names { Text(name) }
        Text("end")
      }
    }
    model.names = ["a", "x", "c"]
    #expect(host.texts == ["a", "x", "c", "end"])
    model.names = []
    #expect(host.texts == ["end"])
  }

  @Test func anUnmountedTreeChangesNoMore() {
    let model = Weather()
    let host = TestHost { Text(model.summary) }
    host.close()
    model.summary = "Rain"
    host.expectChanges()
  }

  @Test func patchesAreAnnouncedOncePerBatch() {
    let model = Weather()
    let host = TestHost {
      VStack {
        Text(model.summary); Text(model.error ?? "fine")
      }
    }
    var announced = 0
    host.tree.onPatches = { announced += 1 }
    model.summary = "Rain"
    model.error = "offline"
    #expect(announced == 1)
    host.forgetChanges()
    model.error = nil
    #expect(announced == 2)
  }
}
