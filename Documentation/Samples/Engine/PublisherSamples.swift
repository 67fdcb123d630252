import Bindery
import BinderyCombine
import Testing

@Test @MainActor func aDriverIsPublished() {
  @SharedBox var place = "Richmond"
  var titles: [String] = []
  let subscription = $place.publisher.map { "Weather in \($0)" }.sink { titles.append($0) }
  place = "Paris"
  #expect(titles == ["Weather in Richmond", "Weather in Paris"])
  subscription.cancel()
}

@Test @MainActor func aPublisherIsHeldByADriver() {
  let places = PassthroughSubject<String, Never>()
  let title = Driver(places, initial: "Loading...")
  #expect(title.value == "Loading...")
  places.send("Paris")
  #expect(title.value == "Paris")
}
