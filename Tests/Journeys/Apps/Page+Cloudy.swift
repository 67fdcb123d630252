@testable internal import TestSupport

/// Steps that journeys through Cloudy share.
extension Page {
  /// The field for the name of a city.
  var searchField: Locator { selector("input[type=search], input[placeholder='Enter a City']") }

  /// From the locations, searches for a city, chooses the first result, and returns to the locations.
  func addFavorite(_ city: String) async throws {
    try await button("Add location").click()
    try await heading("Add Location").waitUntilShown()
    try await searchField.type(city)
    // The app searches while the name is typed. The row for the whole name moves up when those for its beginning go.
    try await wait(
      until: """
        ((city) => {
          const rows = [...document.querySelectorAll('li.row')].filter((row) => row.offsetParent);
          return rows.length && rows.every((row) => row.innerText.includes(city));
        })(\(JSON.literal(city)))
        """)
    try await role("button", containing: city).click()
    try await heading("Locations").waitUntilShown()
    try await role("button", containing: city).waitUntilShown()
  }

  /// Deletes the only favorite by its row's action.
  func delete(_ city: String) async throws {
    let row = selector("li.row:has(.actions)")
    try await row.wait(until: "function() { return this.innerText.includes(\(JSON.literal(city))) }")
    try await row.button("Delete").click()
    try await row.waitUntilGone()
  }

  /// Waits until the rows of the front screen begin with these texts, in this order.
  func wait(forRows words: String...) async throws {
    let list = "[" + words.map { JSON.literal($0) }.joined(separator: ",") + "]"
    try await wait(
      until: """
        ((words) => {
          const rows = [...document.querySelectorAll('li.row')].filter((row) => row.offsetParent);
          return rows.length === words.length
            && words.every((word, index) => rows[index].innerText.trim().startsWith(word));
        })(\(list))
        """)
  }

  /// Chooses a row of the settings and waits for its check mark.
  func choose(_ setting: String) async throws {
    try await text(setting).click()
    try await wait(
      until: """
        [...document.querySelectorAll('li.row[data-checked=true]')]
          .some((row) => row.innerText.includes(\(JSON.literal(setting))))
        """)
  }
}
