import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var isOn = false
  var deleted = 0
}

private struct BranchingRow: View {
  let model: Model

  var body: some View {
    if model.isOn { HStack { Text("on") } } else { Text("off") }
  }
}

@Suite("Row actions", .workScope) @MainActor
struct RowActionsTests {
  @Test func actionsStayWhenTheRowShowsAnotherBranch() {
    let model = Model()
    let host = TestHost {
      List { BranchingRow(model: model).swipeActions { Button("Delete") { model.deleted += 1 } } }
    }
    host.swipe(.row("off"), "Delete")
    model.isOn = true
    host.swipe(.row("on"), "Delete")
    #expect(model.deleted == 2)
    #expect(host.all(.role(.actions)).count == 1)
  }

  @Test func eachOfSeveralRowsHasTheActions() {
    let model = Model()
    let host = TestHost {
      List {
        Group {
          if model.isOn { Text("first") }
          Text("second")
        }
        .swipeActions { Button("Delete") { model.deleted += 1 } }
      }
    }
    model.isOn = true
    host.swipe(.row("first"), "Delete")
    host.swipe(.row("second"), "Delete")
    #expect(model.deleted == 2)
    #expect(host.all(.role(.actions)).count == 2)
  }

  @Test func actionsOfAnotherKindTakeThePlaceOfTheOldOnes() {
    let model = Model()
    let host = TestHost {
      List {
        if model.isOn {
          AnyView(Text("row").swipeActions { Text("none") })
        } else {
          AnyView(Text("row").swipeActions { Button("Delete") { model.deleted += 1 } })
        }
        row(of: model)
      }
    }
    model.isOn = true
    host.swipe(.row("erased"), "Keep")
    #expect(host.all(.role(.actions)).count == 2)
  }

  /// One type of view with actions of two types.
  private func row(of model: Model) -> AnyView {
    model.isOn
      ? AnyView(Text("erased").swipeActions { HStack { Button("Keep") {} } })
      : AnyView(Text("erased").swipeActions { Button("Delete") {} })
  }
}
