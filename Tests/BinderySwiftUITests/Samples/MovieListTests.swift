import BinderyTesting
import BinderyViews
import Foundation
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct MovieListTests {
  private func loadedHost(_ catalog: any MovieCatalog = SampleCatalog()) async -> TestHost {
    let host = TestHost { MovieListView(model: MovieListModel(catalog: catalog)) }
    await settle()
    return host
  }

  private func titles(of host: TestHost) -> [String] {
    let titles = Set(SampleCatalog.movies.map(\.title))
    return host.texts.filter { titles.contains($0) }
  }

  @Test func moviesAreLoadedWhenTheScreenIsShown() async {
    let host = TestHost { MovieListView(model: MovieListModel(catalog: SampleCatalog())) }
    #expect(host.shows(.role(.progress)))
    await settle()
    #expect(titles(of: host).count == 5)
    #expect(host.shows(.section("5 movies")))
    host.expectAccessible()
  }

  @Test func aGenreFiltersTheList() async {
    let host = await loadedHost()
    host.select("Comedy", in: "Genre")
    #expect(titles(of: host) == ["Aunt Carla's Kitchen", "Two Left Shoes"])
    #expect(host.shows(.section("2 movies")))
  }

  @Test func theMenuSorts() async {
    let host = await loadedHost()
    host.tap("Sort")
    host.select("Rating", in: "Sort by")
    #expect(titles(of: host).first == "The Quiet Harbor")
  }

  @Test func aMovieOpensAndBecomesAFavorite() async {
    let host = await loadedHost()
    host.tap(.row("Below the Ice"))
    #expect(host.shows(.screen("Below the Ice")))
    #expect(host.shows("2023 · 109 min"))
    host.tap("Add to Favorites")
    #expect(host.shows("In Favorites"))
    host.back()
    #expect(host.all(.label("Favorite")).count == 1)
  }

  @Test func aSwipeMarksAFavorite() async {
    let host = await loadedHost()
    host.swipe(.row("Paper Satellites"), "Favorite")
    #expect(host.all(.label("Favorite")).count == 1)
    host.swipe(.row("Paper Satellites"), "Remove Favorite")
    #expect(host.all(.label("Favorite")).isEmpty)
  }

  @Test func theCastIsShownOnRequest() async {
    let host = await loadedHost()
    host.tap(.row("Two Left Shoes"))
    #expect(!host.shows("Paula Ricci"))
    host.toggle("Cast")
    #expect(host.shows("Paula Ricci"))
  }

  @Test func failuresCanBeRetried() async {
    let catalog = UnreliableCatalog()
    let host = await loadedHost(catalog)
    #expect(host.shows(.text("The catalog is closed.")))
    catalog.isOpen = true
    host.tap("Try Again")
    await host.wait(until: titles(of: host).count == 5)
  }
}

@MainActor
private final class UnreliableCatalog: MovieCatalog {
  var isOpen = false

  func movies() async throws -> [Movie] {
    guard isOpen else { throw Closed() }
    return SampleCatalog.movies
  }

  struct Closed: LocalizedError {
    var errorDescription: String? { "The catalog is closed." }
  }
}
