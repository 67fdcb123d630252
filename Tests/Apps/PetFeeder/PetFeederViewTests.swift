import BinderyTesting
import BinderyViews
@testable import PetFeederViewModels
import Testing

@testable import PetFeeder

@Suite(.workScope) @MainActor
struct PetFeederViewTests {
  private let test: TestFeeder

  init() throws { test = try TestFeeder() }

  private func host(_ window: PetFeederViewModel) -> TestHost { TestHost { PetFeederView(model: window) } }

  @Test func firstVisitShowsInstructions() async {
    let host = host(await test.window())
    #expect(host.shows(.text("Who was fed?")))
    host.expectAccessible()
    host.tap(.button("Try with sample pets"))
    await settle()
    #expect(host.shows(.text("Sample data: these pets are made up.")))
    host.expectAccessible()
  }

  /// A screen with a grid is wider, so that a grid that came with the first pet would move everything sideways.
  @Test func theScreenHasItsWidthBeforeTheFirstPetToo() async {
    let host = host(await test.window())
    #expect(host.shows(.role(.grid)))
    #expect(host.shows(.text("Who was fed?")))
  }

  @Test func petIsAddedFedRenamedDeletedAndBroughtBack() async {
    let host = host(await test.window())
    host.tap(.button("Add Pet").at(0))
    #expect(host.shows(.text("Please select name for your pet.")))
    #expect(host.find(.field())?[.placeholder] == "Selina")
    host.expectAccessible()
    host.type("Selina", into: .field())
    host.tap(.button("Add"))
    await settle()
    #expect(host.shows(.text("Last fed at")) && host.shows(.text("No feeding events")))
    host.tap("Feed Selina")
    #expect(host.find(.role(.actionSheet))?[.title] == "Choose Food")
    host.tap(.button("New"))
    #expect(host.shows(.text("Please enter meal description (e.g. \"Dry, 20g\")")))
    #expect(host.find(.field())?[.placeholder] == "Dry food, 20g")
    host.type("Dry, 20g", into: .field())
    host.tap(.button("Add"))
    await settle()
    #expect(host.shows(.text("Last fed at")) && !host.shows(.text("No feeding events")))
    #expect(host.shows(.text("Today, 12:00 PM")))
    host.swipe(.row(at: 0), "Edit Selina")
    host.tap(.button("Rename"))
    #expect(host.shows(.text("Set new pet name.")))
    #expect(host.find(.field())?[.fieldText] == "Selina")
    host.enter("Kitty", into: .field())
    host.tap(.button("Rename"))
    await settle()
    #expect(host.shows(.row("Kitty")))
    host.swipe(.row(at: 0), "Delete Kitty")
    await settle()
    #expect(host.shows(.text("Who was fed?")))
    host.tap(.button("Undo"))
    await settle()
    #expect(host.shows(.row("Kitty")))
    #expect(host.shows(.text("Today, 12:00 PM")))
  }

  @Test func emptyNamesAreReported() async {
    let host = host(await test.window())
    host.tap(.button("Add Pet").at(0))
    host.tap(.button("Add"))
    #expect(host.find(.role(.alert))?[.title] == "Error")
    #expect(host.shows(.text("Don't leave your pet nameless :(")))
    host.tap(.button("Ok"))
    #expect(host.shows(.text("Please select name for your pet.")))
    host.tap(.button("Cancel"))
    #expect(!host.shows(.role(.alert)))
  }

  @Test func rejectedTextReturnsToTheField() async {
    let host = host(await test.window("Selina"))
    let long = String(repeating: "x", count: 61)
    host.swipe(.row(at: 0), "Edit Selina")
    host.tap(.button("Rename"))
    host.enter(long, into: .field())
    host.tap(.button("Rename"))
    host.tap(.button("Ok"))
    #expect(host.find(.field())?[.fieldText] == long)
    host.enter("Kitty", into: .field())
    host.tap(.button("Rename"))
    await settle()
    #expect(host.shows(.row("Kitty")))
    host.tap(.button("Add Pet").at(0))
    #expect(host.find(.field())?[.fieldText] ?? "" == "")
    host.type(long, into: .field())
    host.tap(.button("Add"))
    host.tap(.button("Ok"))
    #expect(host.find(.field())?[.fieldText] == long)
    host.tap(.button("Cancel"))
    host.tap(.button("Add Pet").at(0))
    #expect(host.find(.field())?[.fieldText] ?? "" == "")
  }

  @Test func onlyTheRowThatAnotherWindowChangedIsPatched() async throws {
    let window = await test.window("Selina", "Bruce", "Alfred")
    let other = await test.window()
    let host = TestHost { PetListView(model: window.list) }
    let rows = host.all(.role(.row)).prefix(3).map { $0 }
    host.forgetChanges()
    other.list.rename(at: 1, to: "Batman")
    await settle()
    try expectOnlySets(host.tree.takePatches(), in: rows[1])
    await other.feed(2, "Dry, 20g")
    try expectOnlySets(host.tree.takePatches(), in: rows[2])
    other.list.delete(at: 0)
    await settle()
    #expect(
      host.changes().sorted() == [
        #"remove row "Selina Not fed today" from section "2 pets""#,
        #"section: title = "2 pets""#,
      ])
    other.list.add("Lucius")
    await settle()
    let changes = host.changes()
    #expect(changes.count == 2)
    #expect(changes.contains { $0.hasPrefix("insert row") && $0.contains("Lucius") })
  }

  private func expectOnlySets(
    _ patches: [Patch], in row: Node, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(!patches.isEmpty, sourceLocation: sourceLocation)
    for patch in patches {
      guard case .set(let node, _, _) = patch else {
        Issue.record("Not only values were set: \(patch)", sourceLocation: sourceLocation)
        return
      }
      var next: Node? = node
      while let node = next, node !== row { next = node.parent }
      #expect(next === row, sourceLocation: sourceLocation)
    }
  }

  @Test func pageShowsEverythingAboutAPet() async {
    let window = await test.window()
    window.list.addSamplePets()
    await settle()
    let host = host(window)
    host.navigate(to: window.list.rows[0].id)
    #expect(host.shows(.screen("Miso")))
    #expect(host.shows(.role(.chart)))
    #expect(host.shows(.section("Schedule")))
    host.expectAccessible()
    host.select("History", in: .role(.picker))
    #expect(host.shows(.section("Yesterday")))
    let feeding = window.page(at: 0).content?.history.rows.first
    host.swipe(.row(at: 0), "Edit \(feeding?.meal ?? ""), \(feeding?.time ?? "")")
    host.expectAccessible()
    host.enter("", into: .field("Meal"))
    host.tap(.button("Save"))
    #expect(host.shows(.text("You didn't enter meal description.")))
    host.tap(.button("Cancel"))
    host.select("Health", in: .role(.picker))
    #expect(host.shows(.section("Medicine")))
    host.expectAccessible()
    window.list.delete(at: 0)
    await settle()
    #expect(host.shows(.screen("Pet Feeder")))
    #expect(!host.shows(.screen("Miso")))
  }

  @Test func pictureIsChosenAndShown() async {
    let window = await test.window("Selina")
    let host = host(window)
    host.swipe(.row(at: 0), "Edit Selina")
    host.tap(.button("Change Image"))
    host.expectAccessible()
    host.choose(PhotosPickerItem(data: Array("cat".utf8)), in: .role(.photosPicker))
    await settle()
    #expect(!host.shows(.role(.sheet)))
    #expect(host.all(.role(.image)).contains { $0[.picture]?.description == "pet-feeder/picture-cat" })
  }

  @Test func unknownPetShowsAMessage() async {
    let host = host(await test.window("Selina"))
    host.navigate(to: "nobody")
    #expect(host.shows(.text("Pet not found")))
    host.expectAccessible()
  }

  @Test func longHistoryMountsOnlyNearbyRows() async throws {
    let feedings = (0..<1000).map { number in
      Feeding(id: "f\(number)", pet: "ada", meal: "Dry", at: .at(12 - number))
    }
    let pet = Pet(id: "ada", name: "Ada", addedAt: .noon)
    _ = try await StoredFeederBook(store: test.store)
      .perform(.replace(FeederData(pets: [pet], feedings: feedings)))
    let window = await test.window()
    window.path = [.pet("ada")]
    let host = host(window)
    host.select("History", in: .role(.picker))
    #expect(host.all(.role(.section)).count == 3)
    #expect(host.all(.row()).count < 100)
  }
}
