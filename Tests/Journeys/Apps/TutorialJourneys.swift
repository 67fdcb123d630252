@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// The app of the tutorial, as its reader starts it, and the pictures of `Documentation/Tutorial.md`.
  @Suite(.timeLimit(.minutes(10)))
  struct TutorialJourneys {
    @Test func aTeamGetsItsBoard() async throws {
      try await withBoard { server in
        let invitation = try #require(server.output.firstMatch(of: /\/\?invitation=\S+/)).output
        try await journey { browser in
          let ada = try await browser.open(server.address + invitation, on: Self.screen)
          try await ada.button("Sign up").waitUntilShown()
          try await ada.picture("board-sign-up")
          try await ada.selector("input[autocomplete=username]").fill("Ada")
          try await ada.selector("input[type=password]").fill("correct horse")
          try await ada.button("Sign up").click()

          try await ada.button("New card").waitUntilShown()
          #expect(try await ada.evaluate("location.search") == "")
          try await ada.button("New card").click()
          try await ada.role("textbox", "Title").fill("Write the tutorial")
          try await ada.button("Add").click()
          try await ada.wait(for: "Enter who does it.")
          try await ada.picture("board-form")
          // The killed program loses nothing of the form.
          ada.tolerate("WebSocket connection")
          await server.kill()
          try await server.restart()
          try await ada.role("textbox", "Owner").fill("Ada")
          // The button moves up where the sentence was.
          try await ada.wait(until: "!document.body.innerText.includes('Enter who does it.')")
          try await ada.button("Add").click()
          try await ada.button("Move Write the tutorial to Doing").waitUntilShown()

          for (title, owner) in [("Find a name", "Ben"), ("Order cakes", "Bea"), ("Book a room", "Ada")] {
            try await ada.button("New card").click()
            try await ada.role("textbox", "Title").fill(title)
            try await ada.role("textbox", "Owner").fill(owner)
            try await ada.button("Add").click()
            try await ada.button("Move \(title) to Doing").waitUntilShown()
          }
          try await ada.button("Move Write the tutorial to Doing").click()
          for stage in ["Doing", "Done"] { try await ada.button("Move Find a name to \(stage)").click() }
          try await ada.wait(for: "“Find a name” is in “Done”.")
          // The columns begin at one height, however many cards they have.
          let firsts = "[...document.querySelectorAll('.grid > * > * > :first-child')]"
          #expect(
            try await ada.evaluate("new Set(\(firsts).map((text) => text.getBoundingClientRect().top)).size")
              == 1)
          try await ada.picture("board")
          try await ada.show(on: .phone)
          #expect(try await ada.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
          try await ada.show(on: Self.screen)

          try await ada.role("textbox", "Cards of").fill("Be")
          try await ada.wait(until: "!document.body.innerText.includes('Book a room')")
          try await ada.wait(for: "Order cakes")
          try await ada.picture("board-search")

          try await ada.button("Invite somebody").click()
          try await ada.button("Copy").waitUntilShown()
          let address = "document.querySelector('[data-copy]').dataset.copy"
          #expect(try await ada.evaluate("\(address).startsWith(location.origin + '/?invitation=')") == true)
          try await ada.button("Copy").click()
          try await ada.wait(until: "document.querySelector('[data-copied]')")
          // Over plain HTTP, browsers keep their clipboard from the page.
          let noClipboard = "Object.defineProperty(navigator, 'clipboard', { value: undefined }) && true"
          #expect(try await ada.evaluate(noClipboard) == true)
          try await ada.button("Copy").click()
          try await ada.wait(until: "getSelection().toString() === \(address)")
        }
      }
    }

    private static let screen = Screen(width: 960, height: 600)

    private func withBoard(_ body: (ServerProcess) async throws -> Void) async throws {
      try await withFolder { folder in
        let server = try await ServerProcess.start("Board", ["--data", folder + "/data"], home: folder)
        try await withServers([server]) { try await body(server) }
      }
    }
  }
}
