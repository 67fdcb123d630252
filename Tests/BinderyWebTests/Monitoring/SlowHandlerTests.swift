import Bindery
import BinderyViewModels
import BinderyViews
import Testing

@testable import BinderyWeb

/// Handlers that block the main actor are named, whichever way their events arrive. Time is virtual.
@MainActor
struct SlowHandlerTests {
  private let time = TestTime()
  private let log = CapturedLog()
  private let incidents: IncidentMonitor
  private let watch: MainActorMonitor

  init() {
    incidents = IncidentMonitor(logger: log.logger, now: { [time] in time.now })
    watch = MainActorMonitor(
      logger: log.logger, incidents: incidents, metrics: WebMetrics(), clock: time.clock)
  }

  enum Way: CaseIterable { case socketOrForm, upload, replay }

  @Test(arguments: Way.allCases)
  func aSlowHandlerIsNamedWhicheverWayItsEventComes(_ way: Way) async throws {
    let view = FakeViewSource()
    view.onSend = { [time] in time.advance(by: .milliseconds(80)) }
    let session = Session(view, limits: WebLimits(), watch: watch) { _ in }
    switch way {
    case .socketOrForm:
      _ = session.receive(event: 1, lastBatch: 0, UserEvent(.tap, on: NodeID(rawValue: 5)))
    case .upload: _ = session.accept(UserEvent(.tap, on: NodeID(rawValue: 5)))
    case .replay:
      let identity = EventIdentity(window: "old", number: 1)
      let event = ReplayedEvent(identity: identity, label: "", name: "abc", action: .tap)
      #expect(await session.replay(event, log: nil, atMost: .seconds(600)))
    }
    #expect(incidents.count(of: .slowHandler) == 1)
    #expect(log.texts == ["tap on node 5 of /fake took 80 ms"])
    session.end()
  }

  @Test func aSlowRestorationIsNamed() async throws {
    let view = TreeViewSource(
      SlowApp { [time] in time.advance(by: .milliseconds(80)) }, location: [], home: nil)
    view.watch = watch
    let state = WindowState(values: ["draft": SavedValue(version: 1, json: "\"x\"")])
    _ = try await view.restore(state, atMost: .seconds(600))
    #expect(log.texts.first == "restoring of /slow took 80 ms")
    view.end()
  }

  @Test func oneSlowHandlerDoesNotHideAnother() {
    for node in [5, 5, 7] as [UInt32] {
      watch.measure(.event(.tap, node: NodeID(rawValue: node), app: "fake")) {
        time.advance(by: .milliseconds(80))
      }
    }
    #expect(log.texts == ["tap on node 5 of /fake took 80 ms", "tap on node 7 of /fake took 80 ms"])
    #expect(incidents.count(of: .slowHandler) == 3)
  }
}

/// An app whose restoration takes time.
private struct SlowApp: WindowScene {
  let title = "Slow"
  let path = "slow"
  let summary = "Takes its time."
  let work: @MainActor () -> Void

  var window: some View {
    let model = SlowModel(.current, work)
    return Text(model.draft)
  }
}

@MainActor
private final class SlowModel {
  @Box var draft = ""
  private let work: @MainActor () -> Void

  init(_ scene: SceneState, _ work: @escaping @MainActor () -> Void) {
    self.work = work
    scene.keep("draft", of: self, \.text)
  }

  private var text: String {
    get { draft }
    set {
      draft = newValue
      work()
    }
  }
}
