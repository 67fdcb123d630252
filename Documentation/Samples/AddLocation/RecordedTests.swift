import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct RecordedTests {
  @Test func aFailureIsShownAndTheNextSuccessClearsIt() async {
    let clock = TestClock()
    let find = Stub<String, [String]>("find", clock: clock)
    find.willFail(Offline())
    find.willReturn(["Paris"])
    let model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
    let messages = Recorder(model.$message, .exhaustive)

    model.query = "Pari"
    await settle()
    model.query = "Paris"
    await clock.advance(by: .seconds(0.5))

    messages.expect(nil, "No places can be found now.", nil)
  }
}
