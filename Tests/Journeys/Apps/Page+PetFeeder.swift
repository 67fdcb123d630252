@testable internal import TestSupport

/// Steps that journeys through Pet Feeder share.
extension Browser {
  /// Opens Pet Feeder and adds its three sample pets.
  func openSamplePets(of server: ServerProcess) async throws -> Page {
    let page = try await open(server.address + "/pet-feeder")
    try await page.button("Try with sample pets").click()
    try await page.wait(for: "3 pets")
    return page
  }
}

extension Page {
  /// Enters a new pet's name of any length, and presses `Add`.
  func add(pet name: String) async throws {
    try await button("Add Pet").click()
    try await wait(for: "Please select name for your pet.")
    try await waitForFocusInField()
    try await call("Input.insertText", ["text": .string(name)])
    try await button("Add").click()
  }

  /// After a name was rejected: reads the reason, and closes the dialog without another attempt.
  func giveUpAddingAPet() async throws {
    try await button("Ok").click()
    try await wait(for: "Please select name for your pet.")
    try await button("Cancel").click()
    try await waitUntilDialogsAreClosed()
  }

  /// Waits until no dialog is open.
  func waitUntilDialogsAreClosed() async throws {
    try await wait(until: "!document.querySelector('dialog[open]')")
  }
}
