import TestSupport
import Testing

/// The servers of the tests themselves.
@Suite(.timeLimit(.minutes(5))) struct PostgreSQLServerTests {
  @Test func aServerThatCannotStartSaysWhy() async {
    let failure = await #expect(throws: PostgreSQLServer.Failure.self) {
      try await PostgreSQLServer(settings: ["max_connections=none"])
    }
    #expect(failure?.description.contains("max_connections") == true)
  }
}
