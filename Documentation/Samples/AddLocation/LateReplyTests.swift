import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct LateReplyTests {
  @Test func lateRepliesOfUncancellableServicesAreIgnored() async {
    let clock = TestClock()
    let find = Stub<String, [String]>("find", clock: clock, cancellation: .isIgnored)
    find.willReturn(["Paris"], after: .seconds(3))
    find.willReturn(["Oslo"], after: .seconds(1))
    let model = AddLocationViewModel(geocoder: StubGeocoder(find: find), clock: clock)
    model.query = "Paris"
    model.query = "Oslo"
    await clock.run()
    #expect(find.calls == ["Paris", "Oslo"])
    #expect(model.places == ["Oslo"])
  }
}
