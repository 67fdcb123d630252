internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Testing

@MainActor
struct LoadingViewTests {
  @MainActor
  private final class Model {
    @Box var work = "Loading one pet"
  }

  @Test func itIsASpinnerInTheMiddleOfTheWidthThatItIsOffered() throws {
    let host = TestHost { LoadingView("Loading the pets") }
    let spinner = try #require(host.find(.role(.progress)))
    #expect(spinner[.label] == "Loading the pets" && spinner[.fractionCompleted] == nil)
    #expect(spinner.parent?[.frame]?.maxWidth == .infinity)
  }

  @Test func itsTitleIsTracked() throws {
    let model = Model()
    let host = TestHost { LoadingView(model.work) }
    model.work = "Loading two pets"
    #expect(try #require(host.find(.role(.progress)))[.label] == "Loading two pets")
  }
}
