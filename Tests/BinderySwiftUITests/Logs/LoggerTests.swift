import InMemoryLogging
import Logging
import Testing

@testable import BinderyOS

/// `Logger` writes to the log of the program.
@Suite struct LoggerTests {
  private let entries = InMemoryLogHandler()
  private var logger: BinderyOS.Logger { BinderyOS.Logger(label: "app.net") { [entries] _ in entries } }

  @Test func levelsAreThoseOfTheProgram() {
    logger.info("a")
    logger.log("b")
    logger.warning("c")
    logger.error("d")
    logger.fault("e")
    logger.log(level: .error, "f")
    #expect(entries.entries.map(\.level) == [.info, .notice, .warning, .error, .critical, .error])
    #expect(entries.entries.map { "\($0.message)" } == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func onlyNumbersAndPublicValuesAreWritten() {
    let (name, count, price, error) = ("Ana", 3, 1.5, CancellationError())
    logger.error(
      "\(name) \(name, privacy: .public) \(count) \(price) \(true) \(error) \(count, privacy: .private)")
    #expect(entries.entries.map { "\($0.message)" } == ["<private> Ana 3 1.5 true <private> <private>"])
  }
}
