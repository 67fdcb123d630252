import BinderyServices
import Foundation
import Testing

@testable import BinderyApp

struct ConfigurationFileTests {
  @Test func linesAreVariablesAndCommentsAreLeftOut() throws {
    let variables = try ConfigurationFile.variables(
      in: "# A comment\n\nBINDERY_PORT = 9000\n; another\nTMDB_KEY=\"a=b \"\nBINDERY_HOST=''\r\n", path: "f")
    #expect(variables == ["BINDERY_PORT": "9000", "TMDB_KEY": "a=b ", "BINDERY_HOST": ""])
  }

  @Test(arguments: ["BINDERY_PORT 9000", "=9", "2NAME=1", "A-B=1", "export A=1"])
  func invalidLinesAreReportedByNumberWithoutTheirText(_ line: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile.variables(in: "A=1\n\(line)\n", path: "app.conf")
    }
    #expect(error?.errorDescription?.contains("app.conf, line 2") == true)
    #expect(error?.errorDescription?.contains(line) == false)
  }

  @Test func theEnvironmentWinsOverTheFileAndTheFlagNamesAnotherFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.conf")
    try Data("A=file\nB=file\n".utf8).write(to: file)
    let environment = try ConfigurationFile.environment(
      file.path, over: ["A": "set", "BINDERY_CONFIG": "/none"])
    #expect(environment["A"] == "set")
    #expect(environment["B"] == "file")
    #expect(try ConfigurationFile.environment(nil, over: ["A": "set"]) == ["A": "set"])
  }

  @Test func aFileThatCannotBeReadIsNamed() {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile.environment(nil, over: ["BINDERY_CONFIG": "/nowhere/app.conf"])
    }
    #expect(error?.errorDescription?.contains("/nowhere/app.conf") == true)
  }
}
