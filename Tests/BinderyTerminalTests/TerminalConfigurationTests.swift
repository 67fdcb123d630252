import Testing

@testable import BinderyTerminal

@Suite struct TerminalConfigurationTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "pt_BR"], ["pt-BR"]),
    (["LANG": "ca_ES@valencia"], ["ca-ES"]),
    (["LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], ["fr-FR"]), (["LC_ALL": "", "LANG": "it"], ["it"]),
    (["LANG": "C.UTF-8"], []), (["LANG": "POSIX"], []), ([:], []),
  ])
  func theEnvironmentNamesTheLanguage(_ environment: [String: String], languages: [String]) {
    #expect(TerminalConfiguration.languages(in: environment) == languages)
  }

  @Test(arguments: [
    ("1", true), ("YES", true), ("true", true), ("on", true), ("0", false), ("off", false), ("", false),
    (nil, false),
  ])
  func theEnvironmentChoosesTextForScreenReaders(_ value: String?, isLinear: Bool) throws {
    let environment = value.map { ["BINDERY_SCREEN_READER": $0] } ?? [:]
    #expect(try TerminalConfiguration(environment: environment).isLinear == isLinear)
  }

  @Test func aVariableThatIsNeitherOnNorOffIsAnError() {
    #expect {
      try TerminalConfiguration(environment: ["BINDERY_SCREEN_READER": "perhaps"])
    } throws: { error in
      "\(error)" == "BINDERY_SCREEN_READER is “perhaps”. Give 1 or 0."
    }
  }
}
