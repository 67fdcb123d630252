import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// The dialogs of a terminal, which has no location service and no file picker.
@MainActor
@Suite struct QuestionTests {
  @MainActor
  final class Model {
    var answers: [Result<UserLocation, LocationFailure>] = []
    @Bindery.Box var photo: PhotosPickerItem?
  }

  let model = Model()

  private func driver(findsPlaces: Bool = true, paths: [String] = []) -> ScreenDriver {
    let options = ScreenOptions(
      findsPlaces: findsPlaces,
      completePath: { typed in
        paths.filter { $0.hasPrefix(typed) }
      })
    return ScreenDriver(width: 70, height: 16, options: options) { [model] in
      LocationButton("Here") { model.answers.append($0) }
      PhotosPicker("Choose a photo", selection: Bindable(model).photo)
    }
  }

  private func node(_ driver: ScreenDriver) throws -> NodeID {
    guard case .findPlaces(_, let node)? = driver.requests.last else { throw Missing() }
    return node
  }

  private struct Missing: Error {}

  private static let bern = FoundPlace(
    name: "Bern", detail: "Switzerland", coordinate: MapCoordinate(latitude: 46.95, longitude: 7.45))
  private static let other = FoundPlace(
    name: "Bern, Kansas", detail: "United States",
    coordinate: MapCoordinate(latitude: 39.96, longitude: -95.97))

  /// Apps find the place of the example with sample data, too.
  @Test(arguments: [(true, " Berlin, or 52.52, 13.41"), (false, " 52.52, 13.41")])
  func promptsShowAnExampleOfEachAnswer(findsPlaces: Bool, example: String) {
    let driver = driver(findsPlaces: findsPlaces)
    driver.type("\r")
    #expect(driver.text.contains(example))
  }

  @Test func coordinatesAreTakenAsTheyAre() throws {
    let driver = driver()
    driver.type("\r46.95, 7.45\r")
    #expect(try model.answers.map { try $0.get().coordinate.latitude } == [46.95])
    #expect(driver.requests.isEmpty)
  }

  @Test func namedPlacesAreSearched() throws {
    let driver = driver()
    driver.type("\r  Bern \r")
    #expect(driver.text.contains("Looking for “Bern” …"))
    driver.screen.offer(.success([Self.bern]), named: "Bern", on: try node(driver))
    driver.show()
    #expect(try model.answers.map { try $0.get().coordinate.longitude } == [7.45])
    #expect(!driver.text.contains("Where are you?"))
  }

  @Test func severalMatchingPlacesOfferAChoice() throws {
    let driver = driver()
    driver.type("\rBern\r")
    driver.screen.offer(.success([Self.bern, Self.other]), named: "Bern", on: try node(driver))
    driver.show()
    #expect(driver.text.contains("Which “Bern”?"))
    #expect(driver.text.contains("United States"))
    driver.press(KeyPress(.down))
    driver.type("\r")
    #expect(try model.answers.map { try $0.get().coordinate.longitude } == [-95.97])
  }

  @Test func promptsReportUnknownPlacesAndFailedSearches() throws {
    let driver = driver()
    driver.type("\rXyzzy\r")
    driver.screen.offer(.success([]), named: "Xyzzy", on: try node(driver))
    driver.show()
    #expect(driver.text.contains("No place is called “Xyzzy”."))
    driver.type("\r")
    driver.screen.offer(
      .failure(PlaceSearchError(reason: "The service is down.")), named: "Xyzzy", on: try node(driver))
    driver.show()
    #expect(driver.text.contains("The service is down."))
    #expect(model.answers.isEmpty)
  }

  @Test func repliesToClosedPromptsAreIgnored() throws {
    let driver = driver()
    driver.type("\rBern\r")
    let node = try node(driver)
    driver.type("\u{1B}")
    driver.screen.offer(.success([Self.bern]), named: "Bern", on: node)
    driver.show()
    #expect(model.answers.isEmpty)
  }

  @Test func withoutASearchOnlyCoordinatesAreAnswers() {
    let driver = driver(findsPlaces: false)
    driver.type("\rBern\r")
    #expect(driver.requests.isEmpty)
    #expect(driver.text.contains("is not a latitude and a longitude"))
    driver.type("\u{15}91, 7\r")
    #expect(driver.text.contains("−90 to 90"))
    #expect(model.answers.isEmpty)
  }

  @Test func aPathIsCompletedByTab() {
    let driver = driver(paths: ["photos/", "photos/cat.jpg"])
    driver.press(KeyPress(.tab))
    driver.type("\rph\t\tc\t\r")
    guard case .read("photos/cat.jpg", _)? = driver.requests.last else {
      Issue.record("\(driver.requests) \(driver.text)")
      return
    }
  }

  private func askForPath(_ driver: ScreenDriver, _ typed: String) {
    driver.press(KeyPress(.tab))
    driver.type("\r" + typed)
  }

  @Test func aPathIsCompletedAtItsEndWhereverTheCursorIs() {
    let driver = driver(paths: ["photos/cat.jpg"])
    askForPath(driver, "pho")
    driver.press(KeyPress(.home), KeyPress(.tab))
    #expect(driver.text.contains("photos/cat.jpg"))
  }

  @Test func severalPathsAreListedWithTheFoldersMarked() {
    let driver = driver(paths: ["a cat.jpg", "album/"])
    askForPath(driver, "a\t")
    #expect(driver.text.contains("a cat.jpg   album/"))
  }

  @Test func morePathsThanFitAreCounted() {
    let driver = driver(paths: (1...40).map { "photo \($0).jpg" })
    askForPath(driver, "p\t\t")
    #expect(driver.text.contains("photo 6.jpg"))
    #expect(driver.text.contains("34 more"))
  }

  @Test func aPathThatNothingStartsWithIsRefused() {
    let driver = driver(paths: ["photos/"])
    askForPath(driver, "x\t")
    #expect(driver.text.contains("Nothing starts with “x”."))
  }
}
