import BinderyStore
import BinderySwiftData
import BinderySwiftUI
import BinderyTesting
import Foundation
import Testing

@testable import SwiftUISamples

@MainActor
@Suite(.workScope) struct TripsTests {
  private let faults = StoreFaults()
  private let container: ModelContainer

  init() throws {
    let store = try Store.inMemory(faults: faults)
    container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(store: store))
  }

  private func makeHost() -> TestHost {
    TestHost { [container] in TripListView().modelContainer(container) }
  }

  private func insert(_ names: String...) {
    for (index, name) in names.enumerated() {
      container.mainContext.insert(Trip(name: name, start: Date(timeIntervalSince1970: 1e9 - Double(index))))
    }
  }

  @Test func aTripIsAddedInASheet() async {
    let host = makeHost()
    #expect(host.shows(.role(.unavailable, "No Trips")))
    host.tap("Add Trip")
    host.type("Oslo", into: "Name")
    host.tap("Save")
    await settle()
    #expect(!host.shows(.role(.sheet)))
    #expect(host.shows("Oslo"))
    #expect(!host.shows(.role(.unavailable, "No Trips")))
    host.expectAccessible()
  }

  @Test func tripsAreSortedAndDeleted() async {
    insert("Rome", "Oslo")
    let host = makeHost()
    #expect(host.texts.filter { ["Rome", "Oslo"].contains($0) } == ["Oslo", "Rome"])
    host.delete(.row(at: 0))
    await settle()
    #expect(!host.shows("Oslo"))
    #expect(host.shows("Rome"))
  }

  @Test func anotherWindowFollowsTheDetails() async {
    insert("Rome")
    let (first, second) = (makeHost(), makeHost())
    first.tap("Rome")
    first.enter("Naples", into: "Name")
    first.toggle("Favorite")
    first.type("Museum", into: "New stop")
    first.tap("Add")
    await settle()
    #expect(first.shows("Museum"))
    #expect(second.shows("Naples"))
    #expect(second.shows("1 favorites"))
    second.tap("Naples")
    second.toggle("Museum")
    await settle()
    #expect(first.find("Museum")?[.isOn] == true)
  }

  @Test func aFailureIsShownAndUndone() async {
    insert("Rome")
    await settle()
    let host = makeHost()
    faults.failWriting(StorageError.full(folder: "data"))
    host.delete(.row(at: 0))
    await settle()
    #expect(host.shows(.role(.alert)))
    #expect(host.texts.contains { $0.contains("no room left") })
    host.tap("OK")
    #expect(!host.shows(.role(.alert)))
    #expect(host.shows("Rome"))
  }

}
