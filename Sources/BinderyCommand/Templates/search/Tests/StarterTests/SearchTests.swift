import BinderyTesting
import StarterViewModels
import Testing

@testable import Starter

struct StubPlaces: PlaceService {
  let find: Stub<String, [Place]>

  func places(named name: String) async throws -> [Place] { try await find(name) }
}

struct Offline: Error {}

@Suite(.workScope) @MainActor
struct SearchTests {
  private let clock = TestClock()
  private let find: Stub<String, [Place]>
  private let host: TestHost
  private let paris = Place(id: 1, name: "Paris", country: "France")
  private let oslo = Place(id: 2, name: "Oslo", country: "Norway")

  init() {
    let find = Stub<String, [Place]>("find", clock: clock)
    let model = SearchViewModel(service: StubPlaces(find: find), clock: clock)
    self.find = find
    host = TestHost { SearchView(model: model) }
  }

  @Test func quickTypingSendsFewRequests() async {
    find.always { [paris] _ in [paris] }
    host.type("Paris", into: .field("Find a place"))
    await clock.run()
    #expect(find.calls == ["P", "Paris"])
    #expect(host.shows("France"))
  }

  @Test func aLateReplyNeverOverwritesANewerOne() async {
    host.enter("Pa", into: .field("Find a place"))
    await settle()
    host.enter("Oslo", into: .field("Find a place"))
    await clock.advance(by: .seconds(0.3))
    find.answer(1, with: [oslo])
    await settle()
    #expect(host.shows("Norway"))
  }

  @Test func aFailureCanBeTriedAgain() async {
    find.willFail(Offline())
    find.willReturn([paris])
    host.enter("Paris", into: .field("Find a place"))
    await settle()
    #expect(host.shows("Couldn’t search"))
    host.tap("Try again")
    await settle()
    #expect(host.shows("France"))
  }

  @Test func aNameThatNoPlaceHasIsReported() async {
    find.willReturn([])
    host.enter("Xyz", into: .field("Find a place"))
    await settle()
    #expect(host.shows("No place has this name"))
  }
}
