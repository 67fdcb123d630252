import Bindery
import BinderyHTML
import BinderyViewModels
import BinderyViews
import Logging
import Testing

@testable import BinderyWeb

/// Windows of browsers without script, without a network.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PlainWindowTests {
  private let time = TestTime()
  private let app = NoteApp()
  private let registry: SessionRegistry
  private let pages: PlainPages
  private let person = PersonToken()
  private struct NoPage: Error {}
  private let monitor: IncidentMonitor

  init() {
    var limits = WebLimits()
    limits.maximumFormBurst = 2
    limits.maximumFormsPerSecond = 1
    // A busy machine must not end a wait.
    limits.plainPageTimeout = .seconds(3600)
    limits.eventTimeout = .seconds(3600)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let monitor = IncidentMonitor(logger: logger)
    self.monitor = monitor
    registry = SessionRegistry(limits: limits) { [time] in time.now }
    let dispatcher = SessionDispatcher(registry: registry, limits: limits)
    let appPages = AppPages(
      apps: ["note": app], language: "en", maps: MapSources(), limits: limits, dispatcher: dispatcher,
      watch: MainActorMonitor(logger: logger, incidents: monitor, metrics: WebMetrics()),
      storage: AppStorageRegistry(store: nil) { _ in }, names: false)
    pages = PlainPages(pages: appPages, dispatcher: dispatcher, limits: limits, monitor: monitor) { [time] in
      time.now
    }
  }

  /// A request of a person for a window: that of the tests, unless another one is given.
  private func request(_ name: String = "", of app: String = "note", by other: PersonToken? = nil)
    -> PageRequest
  {
    PageRequest(
      app: app, location: [], query: PageQuery("plain=\(name)", isDeveloper: false),
      visitor: Visitor(person: other ?? person), logIn: nil, languages: [], client: .example, isKept: true)
  }

  /// Opens a window and returns its name.
  private func open() async throws -> String {
    try #require(try await openPage().firstMatch(of: /plain=([0-9a-z]+)"/).map { String($0.1) })
  }

  /// Opens a window and returns its page.
  private func openPage() async throws -> String {
    let answer = try await pages.page(request())
    guard case .page(let html) = answer else { throw NoPage() }
    return html
  }

  @Test func theNameInAddressesIsNotThatOfItsEvents() async throws {
    let name = try await open()
    #expect(registry.count == 1)
    #expect(registry.session(ofWindow: name) == nil)
  }

  @Test func aWindowThatHasEndedIsFreed() async throws {
    _ = try await open()
    let end = try #require(app.model.value).end
    registry.removeAll()
    for await _ in end {}
    #expect(app.model.value == nil)
  }

  @Test func aFormIsReadForAWindowOfItsPersonAndWithinItsRate() async throws {
    let name = try await open()
    #expect(pages.admit(request(name, by: PersonToken())) == .unknown)
    #expect(pages.admit(request(name, of: "other")) == .unknown)
    #expect(pages.admit(request("gone")) == .unknown)
    let three = (1...3).map { _ in pages.admit(request(name)) }
    #expect(three == [.admitted, .admitted, .tooFast])
    time.advance(by: .seconds(1))
    #expect(pages.admit(request(name)) == .admitted)
  }

  @Test func valuesForControlsThatDoNotExistAreIgnoredAndCounted() async throws {
    let name = try await open()
    let answer = await pages.submit(try PlainForm("turn=0&n999=a&n1=b&press=998"), request(name))
    guard case .see("/note?plain=\(name)") = answer else { throw NoPage() }
    #expect(monitor.count(of: .ignoredEvent) == 3)
    #expect(app.model.value?.text == "")
  }

  @Test func theAnswerToAFormComesAfterThePlainTasksOfItsEvents() async throws {
    let html = try await openPage()
    let name = try #require(html.firstMatch(of: /plain=([0-9a-z]+)"/).map { String($0.1) })
    let field = try #require(html.firstMatch(of: /name="(n[0-9]+)"/).map { String($0.1) })
    _ = await pages.submit(try PlainForm("turn=0&\(field)=Tom"), request(name))
    #expect(app.model.value?.saved == "Tom")
  }

  @Test func anInvalidFormIsExplainedOnThePageWithTheFocusInTheField() async throws {
    let html = try await openPage()
    let name = try #require(html.firstMatch(of: /plain=([0-9a-z]+)"/).map { String($0.1) })
    let field = try #require(html.firstMatch(of: /name="(n[0-9]+)"/).map { String($0.1) })
    let button = try #require(html.firstMatch(of: /name="press" value="([0-9]+)"/).map { String($0.1) })
    _ = await pages.submit(try PlainForm("turn=0&\(field)=%3F&press=\(button)"), request(name))
    #expect(app.model.value?.sent == [])
    guard case .page(let answer) = try await pages.page(request(name)) else { throw NoPage() }
    #expect(answer.contains(">Write a note.</span>"))
    #expect(answer.firstMatch(of: /<input[^>]* aria-invalid="true"[^>]* autofocus>/) != nil)
    guard case .page(let later) = try await pages.page(request(name)) else { throw NoPage() }
    #expect(later.contains(">Write a note.</span>") && !later.contains("autofocus"))
    _ = await pages.submit(try PlainForm("turn=1&\(field)=Tom&press=\(button)"), request(name))
    #expect(app.model.value?.sent == ["Tom"])
  }
}

private final class WeakModel {
  weak var value: NoteModel?
}

@MainActor
private final class NoteModel {
  @Box var text = ""
  private(set) var saved = ""
  var sent: [String] = []
  /// Ends with the model.
  let end: AsyncStream<Never>
  private let ending: AsyncStream<Never>.Continuation

  init() { (end, ending) = AsyncStream.makeStream() }

  deinit { ending.finish() }

  /// Saves the text in a task that nothing counts.
  func save() {
    Task {
      for _ in 0..<100 { await Task.yield() }
      saved = text
    }
  }
}

private struct NoteApp: WindowScene {
  let title = "Note"
  let path = "note"
  let summary = "Has one field."
  let model = WeakModel()

  var window: some View {
    let made = NoteModel()
    model.value = made
    return NoteView(model: made)
  }
}

private struct NoteView: View {
  @Bindable var model: NoteModel

  var body: some View {
    TextField("Note", text: $model.text).onChange(of: model.text) { model.save() }
      .invalid(model.text == "?" ? "Write a note." : nil)
    Button("Send", role: .submit) { model.sent.append(model.text) }
  }
}
