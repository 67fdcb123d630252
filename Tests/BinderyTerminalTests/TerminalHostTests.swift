import Bindery
import BinderyViews
import Glibc
import TestSupport
import Testing

@testable import BinderyTerminal
@testable import TerminalCounter

extension SharedSignalTests {
  @MainActor
  @Suite struct TerminalHostTests {
    let app = TerminalCounter()

    private func withHost(
      _ environment: [String: String] = [:], replyTimeout: Duration = .milliseconds(1),
      clock: SteadyClock = SteadyClock(), quits: Bool = true,
      _ body: @MainActor (PseudoTerminal, TerminalHost) async throws -> Void
    ) async throws {
      try await withTerminalHost(
        of: [app], environment: environment, quits: quits,
        configure: {
          $0.replyTimeout = replyTimeout
          $0.clock = clock
        }, body)
    }

    @Test func anAppIsShownUsedAndQuit() async throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 10)
      terminal.read()
      var configuration = try TerminalConfiguration(
        environment: ["TERM": "xterm-256color"], path: terminal.path)
      configuration.replyTimeout = .milliseconds(1)
      let host = try TerminalHost(apps: [app], configuration: configuration)
      async let ended: Void = host.run()
      let start = try await terminal.output(containing: "A line that stays")
      #expect(start.contains("\u{1B}[?1049h"))
      #expect(start.contains("Count 0"))
      #expect(!terminal.isCooked)
      terminal.send("\r")
      _ = try await terminal.output(containing: "1")
      terminal.send("\u{11}")
      let end = try await terminal.output(containing: "\u{1B}[?1049l")
      try await ended
      #expect(end.contains("\u{1B}[?25h"))
      #expect(terminal.isCooked)
      #expect(app.model.count == 1)
      terminal.close()
    }

    @Test func theProgramEndsAfterThePlainTasksOfItsLastEvents() async throws {
      // Frames follow each other in real time. No limit passes, however slow the machine is.
      let (start, real) = (ContinuousClock.now, SteadyClock())
      let clock = SteadyClock(
        now: { start }, sleep: { try await real.sleep(for: $0 < .seconds(1) ? $0 : .seconds(3_600)) })
      try await withHost(clock: clock, quits: false) { terminal, _ in
        _ = try await terminal.output(containing: "A line that stays")
        terminal.send("\r\u{11}")
      }
      #expect(app.model.saved == 1)
    }

    @Test func aTerminalThatAnswersGetsTheFirstFrameAtOnce() async throws {
      try await withHost(replyTimeout: .seconds(3_600)) { terminal, _ in
        _ = try await terminal.output(containing: "\u{1B}[c")
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;22c")
        let frame = try await terminal.output(containing: "A line that stays")
        // The color of a button on a light background.
        #expect(frame.contains("38;5;25m"))
      }
    }

    @Test func aResizedTerminalIsFilledAgain() async throws {
      try await withHost { terminal, _ in
        _ = try await terminal.output(containing: "A line that stays")
        terminal.resize(columns: 12, rows: 8)
        kill(getpid(), SIGWINCH)
        _ = try await terminal.output(containing: "that stays")
      }
    }

    @Test func aProgramThatWasContinuedSetsUpTheTerminalAgain() async throws {
      try await withHost(replyTimeout: .seconds(3_600)) { terminal, _ in
        _ = try await terminal.output(containing: "\u{1B}[c")
        terminal.send("\u{1B}[?2027;2$y\u{1B}[?62;22c")
        _ = try await terminal.output(containing: "A line that stays")
        // Another program stopped and continued this one, and the shell used the terminal meanwhile.
        kill(getpid(), SIGCONT)
        let again = try await terminal.output(containing: "A line that stays")
        #expect(again.contains("\u{1B}[?1049h"))
        #expect(again.contains("\u{1B}]2;Counter\u{1B}\\"))
        #expect(again.contains("\u{1B}[?2027h"))
        #expect(!again.contains("\u{1B}[>1u"), "Terminals stack the modes of the keyboard.")
      }
    }

    @Test func aClosedTerminalEndsTheApp() async throws {
      try await withHost(quits: false) { terminal, _ in
        _ = try await terminal.output(containing: "A line that stays")
        terminal.close()
      }
    }

    @Test func blockedTerminalsGetTheNewestFrameLater() async throws {
      try await withHost(quits: false) { terminal, host in
        _ = try await terminal.output(containing: "A line that stays")
        terminal.pause()
        for _ in 0..<10_000 where !host.output.isBlocked {
          host.output.write(String(repeating: " ", count: 4_096))
        }
        try #require(host.output.isBlocked)
        for count in 1...9 {
          app.model.count = count * 1111
          host.showFrame()
        }
        terminal.read()
        let output = try await terminal.output(containing: "9999")
        for count in 1...8 { #expect(!output.contains("\(count * 1111)")) }
        #expect(!host.output.isBlocked)
        app.model.count = 7
        _ = try await terminal.output { _ in host.shownText.contains("Count 7") }
        terminal.send("\u{3}")
      }
    }

    @Test func anAnswerAfterTheFirstFrameIsUsed() async throws {
      try await withHost { terminal, _ in
        let frame = try await terminal.output(containing: "A line that stays")
        #expect(!frame.contains("38;5;25m"))
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
        // The color of a button on a light background.
        _ = try await terminal.output(containing: "38;5;25m")
      }
    }

    @Test func withoutColorsNoneAreSent() async throws {
      try await withHost(["NO_COLOR": "1"]) { terminal, _ in
        let frame = try await terminal.output(containing: "A line that stays")
        #expect(!frame.contains("\u{1B}[38;") && !frame.contains("\u{1B}[3"))
      }
    }

    @Test func devicesThatAreNotTerminalsAreRejected() {
      #expect {
        try TerminalHost(
          apps: [app], configuration: TerminalConfiguration(environment: ["TERM": "xterm"], path: "/dev/null")
        )
      } throws: { error in
        "\(error)".contains("/dev/null") && "\(error)".contains("--plain")
      }
    }

    @Test func oneScreenIsPrintedAsText() async throws {
      let configuration = try TerminalConfiguration(environment: [:])
      #expect(
        await PlainScreen.text(of: app, configuration: configuration) == " Count 0\n A line that stays\n")
    }
  }
}
