internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Foundation
internal import Testing

@MainActor
struct LoadedContentTests {
  private struct Outage: LocalizedError {
    var errorDescription: String? { "The service sleeps." }
  }

  @MainActor
  private final class Model {
    @Box var names = Loadable<[String]>.idle
    private(set) var retries = 0

    func retry() { retries += 1 }
  }

  private let model = Model()

  private func screen() -> TestHost {
    TestHost { [model] in
      LoadedContent(
        model.names, loading: "Loading the pets", failure: "Couldn’t load the pets", retry: { model.retry() }
      ) {
        List { ForEach(model.names.value ?? [], id: \.self) { Text($0) } }
      } empty: {
        ContentUnavailableView("No pets yet", systemImage: "heart")
      }
    }
  }

  @Test func nothingIsShownBeforeARequest() {
    #expect(screen().texts.isEmpty)
  }

  @Test func aSpinnerIsShownWhileLoading() {
    let host = screen()
    model.names = .loading()
    #expect(host.shows(.role(.progress)) && host.texts.isEmpty)
    host.expectAccessible()
  }

  @Test func theContentFollowsTheValue() throws {
    let host = screen()
    model.names = .value(["Selina"])
    let list = try #require(host.find(.role(.list)))
    #expect(host.texts == ["Selina"])
    model.names = .value(["Selina", "Bruce"])
    #expect(host.texts == ["Selina", "Bruce"])
    #expect(host.find(.role(.list)) === list)
  }

  @Test func theContentStaysWhileItIsLoadedAgain() {
    let host = screen()
    model.names = .value(["Selina"])
    model.names = .loading(last: ["Selina"])
    #expect(host.texts == ["Selina"] && !host.shows(.role(.progress)))
  }

  @Test func anEmptyListIsExplained() {
    let host = screen()
    model.names = .value([])
    #expect(host.find(.role(.unavailable))?[.title] == "No pets yet")
  }

  @Test func aFailureShowsItsReasonAndOffersToTryAgain() {
    let host = screen()
    model.names = .failure(Outage())
    let failure = host.find(.role(.unavailable))
    #expect(failure?[.title] == "Couldn’t load the pets" && failure?[.detail] == "The service sleeps.")
    host.expectAccessible()
    host.tap("Try again")
    #expect(model.retries == 1)
  }

  @Test func aPermanentFailureOffersNothing() {
    let host = TestHost {
      LoadedContent(
        Loadable<Int>.failure(Outage()), loading: "Loading", failure: "Couldn’t load it", retry: nil
      ) {
        Text("Loaded")
      }
    }
    #expect(host.find(.role(.unavailable))?[.title] == "Couldn’t load it")
    #expect(!host.shows("Try again"))
  }

  @Test func aValueThatIsNoListIsNeverEmpty() {
    let host = TestHost {
      LoadedContent(Loadable.value(0), loading: "Loading", failure: "Couldn’t load it", retry: nil) {
        Text("Zero")
      }
    }
    #expect(host.texts == ["Zero"])
  }
}
