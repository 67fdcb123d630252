@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Toolkit {
  /// The driver itself, with documents that need no server.
  @Suite(.timeLimit(.minutes(10)))
  struct DriverTests {
    private func document(_ body: String) -> String {
      let head = #"<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">"#
      return "data:text/html;base64,"
        + Data("\(head)<title>Test</title>\(body)</html>".utf8).base64EncodedString()
    }

    @Test func clicksAndTypesLikeAUser() async throws {
      try await journey { browser in
        let page = try await browser.open(
          document(
            """
            <label>City <input id=city></label><button id=add disabled>Add</button><ul id=list></ul>
            <script>
              city.oninput = () => setTimeout(() => { add.disabled = !city.value }, 50)
              add.onclick = (event) => {
                list.insertAdjacentHTML("beforeend", `<li>${city.value} ${event.isTrusted}</li>`)
              }
            </script>
            """))
        try await page.role("textbox", "City").type("Tromsø")
        try await page.button("Add").click()
        try await page.wait(for: "Tromsø true")
        #expect(try await page.role("listitem").count == 1)
        try await page.role("textbox").fill("Rome")
        #expect(try await page.role("textbox", containing: "Cit").value == "Rome")
        try await page.press("Tab")
        #expect(try await page.focused == "button “Add”")
        try await page.press("Enter")
        #expect(try await page.text("Rome true").text == "Rome true")
      }
    }

    @Test func waitsForCoveringElementsToDisappear() async throws {
      try await journey { browser in
        let page = try await browser.open(
          document(
            """
            <button onclick="this.textContent = 'Pressed'">Press</button>
            <div id=cover style="position:fixed;inset:0;background:gray"></div>
            <script>setTimeout(() => cover.remove(), 300)</script>
            """))
        try await page.button("Press").click()
        try await page.button("Pressed").waitUntilShown()
        try await page.text("Press").waitUntilShown()
        try await page.button("Press").waitUntilGone()
      }
    }

    @Test func waitsTimeOutWithAnError() async throws {
      try await journey { browser in
        let page = try await browser.open(document("<p>Nothing</p>"))
        await #expect(throws: BrowserError.self) {
          try await page.wait(until: "document.title === 'Else'", within: .milliseconds(300))
        }
      }
    }

    @Test func searchesOnlyInsideTheGivenElement() async throws {
      try await journey { browser in
        let page = try await browser.open(
          document(
            """
            <ul><li>Paris <button onclick="this.remove()">Delete</button></li>
            <li>Rome <button onclick="this.parentElement.remove()">Delete</button></li></ul>
            """))
        try await page.selector("li:has(button):last-child").button("Delete").click()
        try await page.wait(forNo: "Rome")
        #expect(try await page.role("listitem").texts.map { $0.prefix(5) } == ["Paris"])
      }
    }

    @Test func goesBackAndForward() async throws {
      try await journey { browser in
        let page = try await browser.open(document("<h1>First</h1>"))
        try await page.open(document("<h1>Second</h1>"))
        try await page.heading("Second").waitUntilShown()
        try await page.goBack()
        try await page.heading("First").waitUntilShown()
        try await page.goForward()
        try await page.heading("Second").waitUntilShown()
      }
    }

    @Test func showsPhonesDarkColorsAndTouch() async throws {
      try await journey { browser in
        let page = try await browser.open(
          document("<button ontouchstart=\"this.textContent = 'Touched'\">Touch</button>"), on: .phone.dark)
        #expect(try await page.evaluate("innerWidth") == 390)
        #expect(try await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches").isTrue)
        try await page.button("Touch").tap()
        try await page.button("Touched").waitUntilShown()
        let picture = try await page.saveScreenshot("driver-phone-dark")
        #expect(try Data(contentsOf: URL(filePath: picture)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      }
    }

    @Test func anErrorOnThePageFailsTheJourney() async throws {
      await #expect(throws: BrowserError.self) {
        try await journey { browser in
          let page = try await browser.open(document("<script>missing()</script>"))
          #expect(page.problems.count == 1)
        }
      }
    }

    @Test func aProgramThatNeverExitsIsKilledWhenTheTestIsCancelled() async throws {
      let run = Task { try await ServerProcess.run("/bin/sleep", ["1000"], home: "/") }
      run.cancel()
      #expect(try await run.value.code == 128 + SIGKILL)
    }

    @Test func timeoutErrorsNameTheMissingAndShownContent() async throws {
      try await journey { browser in
        let page = try await browser.open(document("Rain"))
        let error = await #expect(throws: BrowserError.self) {
          try await page.button("Sun").waitUntilShown(within: .milliseconds(200))
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("button “Sun”"))
        #expect("\(error.map { "\($0)" } ?? "")".contains("Rain"))
      }
    }
  }
}
