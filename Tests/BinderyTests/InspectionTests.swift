import Bindery
import Testing

extension ReportTests {
  @Test func theGraphShowsNodesValuesRunsAndEdges() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var price = 3
    let total = Computed("total") { price * 2 }
    let binding = effect("show") { _ = total.value }
    price = 4
    let snapshot = graph()
    let box = snapshot.nodes.first { $0.kind == .box && $0.value == "4" }
    let derived = snapshot.nodes.first { $0.name == "total" }
    let shown = snapshot.nodes.first { $0.name == "show" }
    #expect(derived?.value == "8")
    #expect(derived?.runs == 2)
    #expect(shown?.runs == 2)
    if let box, let derived, let shown {
      #expect(snapshot.edges.contains { $0.source == box.id && $0.observer == derived.id })
      #expect(snapshot.edges.contains { $0.source == derived.id && $0.observer == shown.id })
    }
    #expect(box != nil && derived != nil && shown != nil)
    binding.dispose()
  }

  @Test func traceReportsWritesAndRuns() {
    Inspection.isOn = true
    var events: [TraceEvent] = []
    Inspection.trace = { events.append($0) }
    defer {
      Inspection.trace = nil
      Inspection.isOn = false
    }
    @SharedBox var price = 3
    let binding = effect("show") { _ = price }
    price = 4
    #expect(events == [.ran("show"), .wrote("Int"), .ran("show")])
    binding.dispose()
  }

  @Test func theHooksOwnReadsAreNotTracked() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var filter = 0
    @SharedBox var number = 0
    var runs = 0
    Inspection.trace = { _ in _ = filter }
    let binding = effect {
      runs += 1
      _ = number
    }
    Inspection.trace = nil
    filter = 1
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func aBindingThatIsKeptForAWhileIsNotReported() async {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var number = 0
    var binding: Disposable? = effect("kept") { _ = number }
    await Task { @MainActor in }.value
    #expect(binding?.isActive == true)
    let reports = reports { binding = nil }
    #expect(reports.isEmpty)
  }

  @Test func unstoredBindingsAreReported() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var price = 3
    let reports = reports { _ = effect("lost") { _ = price } }
    guard case .bindingWithoutOwner("lost")? = reports.first else {
      Issue.record("Not reported: \(reports)")
      return
    }
  }

  @Test func unstoredSubscriptionsAreReported() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    let taps = Relay<Int>()
    let bag = DisposeBag()
    let reports = reports {
      taps.signal.map { $0 * 2 }.bind(name: "kept") { _ in }.disposed(by: bag)
      taps.signal.map { $0 * 2 }.bind(name: "disposed") { _ in }.dispose()
      _ = taps.signal.map { $0 * 2 }.bind(name: "lost") { _ in }
    }
    guard reports.count == 1, case .bindingWithoutOwner("lost")? = reports.first else {
      Issue.record("Not reported as it should be: \(reports)")
      return
    }
    bag.dispose()
  }

  @Test func bindingsAreNamedByTheirOriginOrName() {
    @MainActor final class Order {
      @Box var price = 3
      private let bag = DisposeBag()
      func show() {
        $price.bind { _ in }.disposed(by: bag)
        $price.bind(name: "show price") { _ in }.disposed(by: bag)
        $price.debounce(for: .seconds(1)).bind(name: "calm price") { _ in }.disposed(by: bag)
      }
    }
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    let order = Order()
    order.show()
    let names = Bindery.graph().nodes.filter { $0.kind == .effect }.map(\.name)
    #expect(names == ["show()", "show price", "debounce(for:clock:)", "calm price"])
  }

  @Test func sharedBoxesAreNamedByNameOrType() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox("price") var price = 3
    @SharedBox var title = "Mochi"
    #expect(graph().nodes.map(\.name) == ["price", "String"])
    #expect(price == 3)
    #expect(title == "Mochi")
  }

  @Test func boxesAreNamedByTheirPropertyInTheGraph() {
    @MainActor final class Order { @Box var price = 3 }
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    let order = Order()
    let binding = effect("show") { _ = order.price }
    #expect(graph().nodes.map(\.name) == ["show", "Order.price"])
    binding.dispose()
  }

  @Test func aCycleNamesTheBoxesOnItsPathWhileTheInspectionIsOn() {
    @MainActor final class Game {
      @Box var ping = 0
      @Box var pong = 0
    }
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    let game = Game()
    let bag = DisposeBag()
    let reports = reports {
      effect("serve") { game.pong = game.ping + 1 }.disposed(by: bag)
      effect("return") { game.ping = game.pong + 1 }.disposed(by: bag)
    }
    guard case .cycle(let path, _)? = reports.first else {
      Issue.record("No cycle was reported: \(reports)")
      return
    }
    #expect(Set(path) == ["serve", "return", "Game.ping", "Game.pong"])
  }

  @Test func aViewThatWritesWhileItIsDescribedIsReported() {
    @MainActor final class Order { @Box var price = 3 }
    struct OrderView {}
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    let order = Order()
    let reader = effect { _ = order.price }
    var view: Reaction?
    let reports = reports {
      let reaction = Reaction(depth: 0, of: OrderView.self) { order.price += 1 }
      reaction.run()
      view = reaction
    }
    guard case .writeDuringRender("Order.price", "OrderView")? = reports.first else {
      Issue.record("Not reported: \(reports)")
      return
    }
    view?.dispose()
    reader.dispose()
  }

  @Test func aWriteInAnEffectIsNoWriteDuringARender() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var number = 1
    @SharedBox var doubled = 0
    let bag = DisposeBag()
    let reports = reports {
      effect { _ = doubled }.disposed(by: bag)
      effect { doubled = number * 2 }.disposed(by: bag)
      number = 2
    }
    #expect(reports.isEmpty)
    bag.dispose()
  }

  @Test func bindingsThatRanAgainAreNotReportedAsUnstored() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @SharedBox var number = 1
    let reports = reports {
      var binding: Disposable? = effect("kept") { _ = number }
      number = 2
      _ = binding
      binding = nil
    }
    #expect(reports.isEmpty)
  }
}
