import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct AddLocationTests {
  let clock = TestClock()
  let find: Stub<String, [String]>
  let model: AddLocationViewModel

  init() {
    find = Stub("find", clock: clock)
    model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
  }

  @Test func searchFindsAPlace() async {
    find.willReturn(["Paris"])
    model.query = "Paris"
    await settle()
    #expect(model.places == ["Paris"])
  }

  @Test func quickTypingSendsOneRequest() async {
    find.always { [$0] }
    model.query = "P"
    await settle()
    model.query = "Pa"
    model.query = "Par"
    await clock.advance(by: .seconds(0.4))
    #expect(find.calls == ["P"])
    await clock.advance(by: .seconds(0.1))
    #expect(find.calls == ["P", "Par"])
  }

  @Test func aLateReplyNeverOverwritesANewerOne() async {
    model.query = "P"
    await settle()
    model.query = "Oslo"
    await clock.advance(by: .seconds(0.5))
    find.answer(1, with: ["Oslo"])
    await settle()
    #expect(model.places == ["Oslo"])
  }

  enum Ending: CaseIterable {
    case reply, failure, clearing
  }

  @Test(arguments: Ending.allCases)
  func theSpinnerAlwaysEnds(with ending: Ending) async {
    model.query = "Paris"
    await settle()
    #expect(model.isSearching)
    switch ending {
    case .reply: find.answer(0, with: [])
    case .failure: find.fail(0, with: Offline())
    case .clearing: model.query = ""
    }
    await settle()
    #expect(!model.isSearching)
  }

  @Test func nothingOutlivesTheSearch() async {
    await expectDeallocated {
      let model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
      model.query = "Paris"
      await settle()
      return model
    }
    #expect(clock.pending.isEmpty)
  }
}
