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
}
