import BinderyTesting
import StarterViewModels
import Testing

@testable import Starter

@MainActor
struct PlaceholderTests {
  @Test func theTitleFollowsTheText() {
    let model = PlaceholderViewModel()
    let host = TestHost { PlaceholderView(model: model) }
    #expect(model.title == "Placeholder Title")
    host.enter("Hello", into: .field("Text"))
    #expect(model.title == "Hello")
  }
}
