@testable internal import TestSupport
internal import Testing

extension Journeys.Screens {
  /// Every screen of every app, checked by axe-core: light and dark, at the width of a phone.
  @Suite(.timeLimit(.minutes(10)))
  struct AccessibilityTests {
    @Test(.enabled(if: Axe.source != nil || Axe.isRequired, "axe-core was not fetched: Scripts/setup test"))
    func everyScreenOfEveryAppPassesAxe() async throws {
      try #require(
        Axe.source != nil, "axe-core is missing where it must not be: Scripts/setup test fetches it.")
      try await withServer { server, _ in
        try await journey { browser in
          for screen in GalleryScreen.all {
            // Use a separate tab, because a tab restores its open screens.
            let page = try await browser.open(on: .phone)
            try await page.open(server.address + screen.path)
            try await page.wait(until: "document.documentElement.dataset.ready === ''")
            try await screen.steps(page)
            for (look, device) in [("light", Screen.phone), ("dark", .phone.dark)] {
              try await page.show(on: device)
              for violation in try await page.violations() {
                Issue.record("\(screen.name), \(look): \(violation)")
              }
            }
            try await page.close()
          }
        }
      }
    }
  }
}
