import Foundation
import Testing

@testable import TestSupport

/// A program of one file with an app that needs nothing: what it does without a line of code.
@Suite(.timeLimit(.minutes(10))) struct ProgramTests {
  private static let program = "ToDoSample"

  private func run(
    _ arguments: [String], environment: [String: String] = [:], home: String
  ) async throws -> (output: String, code: CInt) {
    try await ServerProcess.run(Self.program, arguments, environment: environment, home: home)
  }

  @Test func helpListsTheOptionsOfEveryProgramButNotSampleData() async throws {
    try await withFolder { folder in
      let (output, code) = try await run(["--help"], home: folder)
      #expect(code == 0)
      let options = [
        "--behind-proxy", "--trusted-proxy", "--tls-certificate", "--database", "--operations-port",
        "--workers",
        "--memory-limit", "--config", "--plain", "BINDERY_WINDOW_KEYS", "BINDERY_NOW",
      ]
      for option in options { #expect(output.contains(option), "\(option)") }
      #expect(!output.contains("--sample"))
      let (refusal, refused) = try await run(["--sample"], home: folder)
      #expect(refused == EX_USAGE)
      #expect(refusal.contains("This app has no sample data"))
    }
  }

  @Test func theConfigurationFileIsReadAndItsErrorsNameTheVariable() async throws {
    try await withFolder { folder in
      let file = folder + "/app.conf"
      try Data("BINDERY_OPERATIONS_PORT=many\n".utf8).write(to: URL(filePath: file))
      let (output, code) = try await run(["--config", file], home: folder)
      #expect(code == EX_USAGE)
      #expect(
        output.hasPrefix("ToDoSample: BINDERY_OPERATIONS_PORT is “many”. Give a number from 1 to 65535"))
    }
  }

  @Test func aClockThatCannotBeReadIsASentence() async throws {
    try await withFolder { folder in
      let (output, code) = try await run(["--plain"], environment: ["BINDERY_NOW": "tomorrow"], home: folder)
      #expect(code == EX_USAGE)
      #expect(output.hasPrefix("ToDoSample: BINDERY_NOW is “tomorrow”."))
    }
  }

  @Test func aFolderThatCannotBeMadeEndsTheProgramWithItsName() async throws {
    try await withFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(filePath: file))
      let (output, code) = try await run(["--data", file + "/data"], home: folder)
      #expect(code == EX_UNAVAILABLE)
      #expect(output.hasPrefix("ToDoSample: ") && output.contains(file + "/data"))
    }
  }

  @Test func dataIsCopiedToAnotherFolder() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start(Self.program, ["--data", folder + "/a"], home: folder)
      #expect(server.output.contains("To do is at \(server.address)"))
      #expect(server.output.contains("Data is kept in \(folder)/a."))
      #expect(try await get(server.address + "/").contains("All done"))
      #expect(await server.stop() == 0)
      let (output, code) = try await run(
        ["data", "copy", "--from", folder + "/a", "--to", folder + "/b"], home: folder)
      #expect(code == 0)
      #expect(output.contains("ToDoSample: Copied "))
    }
  }
}
