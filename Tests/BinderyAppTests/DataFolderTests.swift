import BinderyStore
import BinderyViewModels
import Foundation
import Testing

@testable import BinderyApp
@testable import TestSupport

@Suite struct DataFolderTests {
  @Test func settingsOfAnEarlierVersionAreMovedIntoTheStore() async throws {
    try await withFolder { folder in
      let settings = folder + "/settings"
      try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
      try Data(#"{"currency":"\"USD\""}"#.utf8).write(to: URL(filePath: settings + "/ana-1.json"))
      try Data("{".utf8).write(to: URL(filePath: settings + "/ben-2.json"))
      let store = try await DataFolder.store(in: folder) { Issue.record("\($0)") }
      #expect(try await store.appStorage(of: "ana-1/") == ["currency": #""USD""#])
      #expect(try FileManager.default.contentsOfDirectory(atPath: settings) == ["ben-2.json"])
    }
  }

  @Test func aFolderThatCannotBeMadeIsReported() async throws {
    try await withFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(filePath: file))
      var warnings: [String] = []
      let store = try await DataFolder.store(in: file + "/data") { warnings.append($0) }
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("Settings and windows are lost when the program ends. ") == true)
      try await store.setAppStorage("1", for: "a", of: "ana-1/")
    }
  }
}
