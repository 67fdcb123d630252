@testable internal import TestSupport
internal import Testing

extension Journeys.PetFeederJourneys {
  @Test func everythingWorksWithTheKeyboardAlone() async throws {
    try await withPage("/pet-feeder") { page in
      try await page.wait(for: "Who was fed?")
      try await page.press(named: "Add Pet")
      try await page.waitForFocusInField()
      try await page.type("Selina")
      try await page.press("Enter")
      try await page.heading("Selina").waitUntilShown()
      try await page.press(named: "Feed Selina")
      try await page.heading("Choose Food").waitUntilShown()
      try await page.press(named: "button “New”")
      try await page.waitForFocusInField()
      try await page.type("Dry, 20g")
      try await page.press("Enter")
      try await page.wait(for: "Fed once today, 20 g")
      try await page.wait(forFocusOn: "Feed Selina")
      try await page.press(named: "History, schedule and health")
      try await page.wait(for: "Food of the last seven days")
      try await page.tab(to: "Today")
      try await page.move(to: "Health")
      try await page.wait(for: "Medicine")
      try await page.press(named: "Back to Pet Feeder", backwards: true)
      try await page.wait(forFocusOn: "History, schedule and health")
      try await page.press(named: "Delete Selina")
      try await page.wait(for: "“Selina” was deleted.")
      try await page.press(named: "Undo", backwards: true)
      try await page.heading("Selina").waitUntilShown()
      #expect(try await page.text.contains("Fed once today, 20 g"))
    }
  }
}
