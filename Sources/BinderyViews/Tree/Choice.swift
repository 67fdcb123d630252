internal import Bindery

/// What the options of a picker, or the tabs of a tab view, need of it.
@MainActor
struct Choice {
  let isChosen: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void

  init<Selection: Hashable>(_ selection: Binding<Selection>) {
    isChosen = { AnyHashable(selection.wrappedValue) == $0 }
    choose = { if let value = $0.base as? Selection { selection.wrappedValue = value } }
  }
}
