import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// F5 loads what is in front.
@MainActor
@Suite struct RefreshTests {
  @MainActor
  final class Model {
    @Bindery.Box var isOpen = false
    @Bindery.Box var isSheetRefreshable = false
    let loads: AsyncStream<String>
    let load: AsyncStream<String>.Continuation

    init() { (loads, load) = AsyncStream.makeStream() }
  }

  let model = Model()

  private func driver() -> ScreenDriver {
    ScreenDriver { [model] in
      Text("Page").refreshable { model.load.yield("page") }
        .sheet(isPresented: Bindable(model).isOpen) {
          if model.isSheetRefreshable {
            Text("Sheet").refreshable { model.load.yield("sheet") }
          } else {
            Text("Sheet")
          }
        }
    }
  }

  @Test(arguments: [KeyPress(.function(5)), KeyPress(.character("r"), .control)])
  func theKeyLoadsThePage(key: KeyPress) async {
    let driver = driver()
    driver.press(key)
    for await what in model.loads {
      #expect(what == "page")
      break
    }
  }

  @Test func aSheetIsLoadedAndNotThePageBelow() async {
    model.isSheetRefreshable = true
    let driver = driver()
    model.isOpen = true
    driver.show()
    driver.press(KeyPress(.function(5)))
    for await what in model.loads {
      #expect(what == "sheet")
      break
    }
  }

  /// Whether a load runs is known at once: the view shows that it is busy.
  @Test func belowASheetNothingIsLoaded() {
    let driver = driver()
    model.isOpen = true
    driver.show()
    driver.press(KeyPress(.function(5)))
    #expect(!driver.isBusy)
    driver.press(KeyPress(.escape), KeyPress(.function(5)))
    #expect(driver.isBusy)
  }
}

extension ScreenDriver {
  /// Whether a view is loading.
  fileprivate var isBusy: Bool {
    var pending = [tree.root]
    while let node = pending.popLast() {
      if node.isTrue(.isBusy) { return true }
      pending += node.children
    }
    return false
  }
}
