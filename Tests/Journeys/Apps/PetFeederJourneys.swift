@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// User journeys through Pet Feeder.
  @Suite(.timeLimit(.minutes(10)))
  struct PetFeederJourneys {
    /// A red square of 64 × 64 pixels.
    private static let picture = """
      iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUElEQVR42u3PQQkAAAgEsItkBPu/jGQE38JgBZbpei\
      0CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICApcFd/oBLRMvzY0AAAAASUVORK5C\
      YII=
      """

    @Test func aPetIsAddedFedRenamedPicturedDeletedAndBroughtBack() async throws {
      try await withServer { server, folder in
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-feeder")
          let other = try await browser.open(server.address + "/pet-feeder", on: .phone)
          try await page.wait(for: "Who was fed?")
          try await page.screenshot("pet-feeder-first-visit")
          try await page.add(pet: "Selina")
          try await page.wait(for: "No feeding events")
          try await other.wait(for: "No feeding events")
          try await page.button("Feed Selina").click()
          try await page.heading("Choose Food").waitUntilShown()
          try await page.button("New").click()
          try await page.wait(for: "Please enter meal description (e.g. \"Dry, 20g\")")
          try await page.type("Dry, 20g")
          try await page.press("Enter")
          try await page.wait(forNo: "No feeding events")
          try await page.wait(for: "Fed once today, 20 g")
          try await other.wait(for: "Fed once today, 20 g")
          try await page.button("Edit Selina").click()
          try await page.button("Rename").click()
          try await page.wait(for: "Set new pet name.")
          try await page.selector("dialog input").fill("Kitty")
          try await page.screenshot("pet-feeder-rename")
          try await page.button("Rename").click()
          try await page.heading("Kitty").waitUntilShown()
          try await other.heading("Kitty").waitUntilShown()
          let picture = try #require(Data(base64Encoded: Self.picture))
          try picture.write(to: URL(filePath: folder + "/kitty.png"))
          try await page.button("Edit Kitty").click()
          try await page.button("Change Image").click()
          try await page.wait(for: "Choose picture")
          try await page.choose([folder + "/kitty.png"], in: ".photos-input")
          let uploaded = "document.querySelectorAll('img[src^=\"/pictures/pet-feeder/\"]').length === 2"
          try await page.wait(until: uploaded)
          try await other.wait(until: uploaded)
          try await page.waitUntilDialogsAreClosed()
          try await page.screenshot("pet-feeder-picture")
          try await page.button("Delete Kitty").click()
          try await page.wait(for: "“Kitty” was deleted.")
          try await other.wait(for: "Who was fed?")
          try await page.screenshot("pet-feeder-undo")
          try await page.button("Undo").click()
          try await other.heading("Kitty").waitUntilShown()
          try await other.wait(for: "Fed once today, 20 g")
        }
        await server.kill()
        try await server.restart()
        #expect(try await get(server.address + "/pet-feeder").contains("Fed once today, 20 g"))
      }
    }

    @Test func onlyTheChangedRowIsTouched() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.openSamplePets(of: server)
          let other = try await browser.open(server.address + "/pet-feeder")
          try await other.wait(for: "3 pets")
          try await other.evaluate(
            """
            window.touched = new Set();
            new MutationObserver((records) => {
              for (const { target } of records) {
                const row = (target.closest ? target : target.parentElement)?.closest('.list .row');
                if (row) window.touched.add(row.innerText.split('\\n')[0]);
              }
            }).observe(document.querySelector('.list'),
              { subtree: true, childList: true, characterData: true, attributes: true });
            """)
          try await page.button("Next pet").click()
          try await page.button("Feed Rufus").click()
          try await page.button("Dry, 140g").click()
          try await other.wait(until: "window.touched.size > 0")
          #expect(try await other.evaluate("[...window.touched].join()") == "Rufus")
        }
      }
    }

    @Test func hostileNamesAndHugeTextsHaveReadableErrors() async throws {
      try await withPage("/pet-feeder") { page in
        let name = "<script>alert(1)</script> שלום 🐈"
        try await page.add(pet: String(repeating: "x", count: 1_000_000))
        try await page.wait(for: "That name is far too long. It may have up to 60 characters.")
        try await page.giveUpAddingAPet()
        try await page.add(pet: "")
        try await page.wait(for: "Don't leave your pet nameless :(")
        try await page.screenshot("pet-feeder-nameless")
        try await page.giveUpAddingAPet()
        try await page.add(pet: name)
        try await page.heading(name).waitUntilShown()
        try await page.screenshot("pet-feeder-hostile")
      }
    }

    @Test func exportedFilesRestoreEverything() async throws {
      try await withServer { server, folder in
        try await journey { browser in
          let page = try await browser.openSamplePets(of: server)
          try await page.link("Your data").click()
          try await page.button("Export").click()
          let link = page.link("Save pet-feeder-2026-03-29.json")
          try await link.waitUntilShown()
          #expect(
            try await link.evaluate("function() { return this.download }") == "pet-feeder-2026-03-29.json")
          let file =
            try await link.evaluate(
              "async function() { return decodeURIComponent(this.href.split(',').slice(1).join(',')) }"
            ).string ?? ""
          #expect(file.contains("\"Rufus\""))
          try await page.screenshot("pet-feeder-export")
          try await page.goBack()
          for name in ["Miso", "Rufus", "Pip"] {
            try await page.button("Delete \(name)").click()
            // The rows below slide up, and cannot be clicked during the animation.
            try await page.wait(for: "“\(name)” was deleted.")
          }
          try await page.wait(for: "Who was fed?")
          try await page.link("Your data").click()
          try Data(file.utf8).write(to: URL(filePath: folder + "/pets.json"))
          try await page.wait(for: "Choose a file")
          try await page.choose([folder + "/pets.json"], in: ".photos-input")
          try await page.wait(for: "Replace everything with 3 pets and")
          try await page.button("Replace").click()
          try await page.wait(for: "Everything was replaced.")
          try await page.goBack()
          try await page.wait(for: "3 pets")
        }
      }
    }

    @Test func scrollingLoadsALongHistory() async throws {
      try await withServer { server, folder in
        let noon = 796_478_400
        let feedings = (0..<400).map { number in
          """
          {"id": "f\(number)", "pet": "ada", "meal": "Dry, \(number)g", "at": \(noon - number * 3600)}
          """
        }
        let file = """
          {"format": "bindery.records", "version": 1, "collections": {
            "petfeeder.pet": [{"id": "ada", "name": "Ada", "addedAt": \(noon)}],
            "petfeeder.feeding": [\(feedings.joined(separator: ","))]}}
          """
        try Data(file.utf8).write(to: URL(filePath: folder + "/long.json"))
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-feeder/data", on: .phone)
          try await page.choose([folder + "/long.json"], in: ".photos-input")
          try await page.button("Replace").click()
          try await page.wait(for: "Everything was replaced.")
          try await page.open(server.address + "/pet-feeder/ada")
          try await page.role("radio", "History").click()
          try await page.wait(for: "Yesterday")
          let rows = "document.querySelectorAll('li.section li.row').length"
          #expect(try await page.evaluate("\(rows) < 100") == true)
          // A short title of the screen below is shown whole.
          let isWhole = try await page.evaluate(
            """
            [...document.querySelectorAll('.back span')].some(
              (one) => one.innerText === 'Pet Feeder' && one.offsetWidth > 0 && one.scrollWidth <= one.clientWidth)
            """)
          #expect(isWhole == true)
          try await page.screenshot("pet-feeder-long-history")
          for count in ["> 100", "> 200", ">= 400"] {
            try await page.scrollToTheEnd()
            try await page.wait(until: "\(rows) \(count)")
          }
        }
      }
    }
  }
}
