import BinderyCombine
import BinderyTesting
import BinderyViews
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct WeatherListTests {
  /// Runs a test with a list whose debounce follows a virtual clock.
  private func withList(
    _ service: any WeatherService = SampleWeather(),
    perform: @MainActor (TestHost, TestClock) async -> Void
  ) async {
    let clock = TestClock()
    await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
      let host = TestHost { WeatherListView(viewModel: WeatherListViewModel(service: service)) }
      await settle()
      await perform(host, clock)
      host.close()
    }
  }

  @Test func theListShowsAllCities() async {
    await withList { host, _ in
      #expect(host.all(.row()).count == 6)
      #expect(host.shows(.text("On average 14°")))
      host.expectAccessible()
    }
  }

  @Test func theSearchWaitsForAPause() async {
    await withList { host, clock in
      host.type("Ber", into: "Search for a city")
      await clock.advance(by: .milliseconds(200))
      #expect(host.all(.row()).count == 6)
      host.type("l", into: "Search for a city")
      await clock.advance(by: .milliseconds(300))
      await host.wait(until: host.all(.row()).count == 1)
      #expect(host.shows(.row("Berlin")))
    }
  }

  @Test func searchesWithoutMatchesShowAMessage() async {
    await withList { host, clock in
      host.type("xyz", into: "Search for a city")
      await clock.advance(by: .milliseconds(300))
      await host.wait(until: host.shows(.role(.unavailable)))
      #expect(!host.shows(.row("Cairo")))
    }
  }

  @Test func aCityLeadsToItsDetail() async {
    await withList { host, _ in
      host.tap(.row("Cairo"))
      #expect(host.shows(.screen("Cairo")))
      #expect(host.shows("38 %"))
      host.back()
      #expect(host.shows(.screen("Weather")))
    }
  }

  @Test func failuresShowAnAlertWithRetry() async {
    let service = UnreliableWeather()
    await withList(service) { host, _ in
      #expect(host.shows(.role(.alert, "Something went wrong")))
      service.isReachable = true
      host.tap("Try Again")
      #expect(!host.shows(.role(.alert)))
      await host.wait(until: host.all(.row()).count == 6)
    }
  }
}

@MainActor
private final class UnreliableWeather: WeatherService {
  struct Unreachable: Error {}
  var isReachable = false

  func cities(matching name: String) async throws -> [CityWeather] {
    guard isReachable else { throw Unreachable() }
    return SampleWeather.cities
  }
}
