import Testing

@testable import BinderyWeb

@Suite struct AcceptLanguageTests {
  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]), ("en;q=0.5, fr", ["fr", "en"]),
    ("fr, en", ["fr", "en"]),
    ("de;q=0, en", ["en"]), ("*", []), ("../../etc, en", ["en"]), ("en;q=soon", []), (nil, []),
  ])
  func languagesComeBestFirst(_ header: String?, languages: [String]) {
    #expect(AcceptLanguage.languages(in: header) == languages)
  }

  @Test func aLongHeaderIsLeftOut() {
    #expect(AcceptLanguage.languages(in: String(repeating: "en,", count: 400)).isEmpty)
  }
}
