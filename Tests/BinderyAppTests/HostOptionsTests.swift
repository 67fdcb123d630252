internal import ArgumentParser
@testable internal import BinderyApp
internal import Testing

/// The options of one host with those of the other one.
struct HostOptionsTests {
  private func refusal(_ arguments: [String]) -> String? {
    ProgramDescription.$current.withValue(ProgramDescription(offersSampleData: true)) {
      do {
        _ = try AppArguments.parse(arguments)
        return nil
      } catch {
        return AppArguments.message(for: error)
      }
    }
  }

  @Test(arguments: [["cloudy", "--json"], ["--json"], ["cloudy", "--once"], ["--json", "--plain"]])
  func onceAndJSONBelongTogether(arguments: [String]) {
    #expect(refusal(arguments) == "--once and --json belong together.")
  }

  @Test(arguments: [
    ["--port", "1"], ["--host", "::1"], ["--allow-host", "a"], ["--behind-proxy"],
    ["--trusted-proxy", "10.0.0.7"],
    ["--operations-port", "1"],
    ["--workers", "2"], ["--isolate", "visitor"], ["--memory-limit", "500"], ["--tiles-url", "none"],
    ["--tiles-attribution", "a"],
    ["--tls-certificate", "a", "--tls-key", "b"],
  ])
  func anOptionForBrowsersIsRefusedInATerminal(option: [String]) {
    #expect(refusal(option) == nil)
    #expect(
      refusal(option + ["--plain"])
        == "\(option[0]) is for browsers only: leave it out, or leave out --plain.")
  }

  @Test(arguments: ["--screen-reader", "--reduce-motion", "--high-contrast"])
  func anOptionForATerminalIsRefusedInBrowsers(option: String) {
    #expect(refusal([option, "--terminal"]) == nil)
    #expect(refusal([option]) == "\(option) is for a terminal only: add --terminal or --plain.")
  }

  @Test func optionsThatAllHostsUseAreAccepted() {
    #expect(refusal(["cloudy", "--once", "--json", "--sample", "--data", "a"]) == nil)
  }
}
