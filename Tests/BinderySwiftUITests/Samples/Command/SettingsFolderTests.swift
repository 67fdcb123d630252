import Foundation
import Testing

@testable import BinderySwiftUI
@testable import TestSupport

@Suite struct SettingsFolderTests {
  @Test func valuesPersistAndAreSharedByWindows() async throws {
    try await withFolder { folder in
      let settings = SettingsFolder(path: folder + "/data")
      #expect(try await settings.values(of: "ana-1", app: "expenses") == [:])
      try await settings.set(#""USD""#, for: "currency", of: "ana-1", app: "expenses")
      try await settings.set("150", for: "budget", of: "ana-1", app: "settings")
      let later = SettingsFolder(path: folder + "/data")
      #expect(try await later.values(of: "ana-1", app: "") == ["budget": "150", "currency": #""USD""#])
      #expect(try await later.values(of: "ben-2", app: "expenses") == [:])
    }
  }

  @Test func aRemovedValueIsGone() async throws {
    try await withFolder { folder in
      let settings = SettingsFolder(path: folder)
      try await settings.set("1", for: "a", of: "ana", app: "")
      try await settings.set(nil, for: "a", of: "ana", app: "")
      #expect(try await settings.values(of: "ana", app: "") == [:])
    }
  }

  @Test(arguments: ["", "../ana", "a/b", "ä", String(repeating: "a", count: 129)])
  func namesThatAreNotFileNamesAreRejected(person: String) async throws {
    try await withFolder { folder in
      let settings = SettingsFolder(path: folder)
      await #expect(throws: SettingsError.invalidPerson(person)) {
        try await settings.set("1", for: "a", of: person, app: "")
      }
    }
  }

  @Test func damagedFilesAreReportedWithARemedy() async throws {
    try await withFolder { folder in
      let settings = SettingsFolder(path: folder)
      try await settings.set("1", for: "a", of: "ana", app: "")
      let file = folder + "/settings/ana.json"
      try Data("{".utf8).write(to: URL(filePath: file))
      let error = await #expect(throws: SettingsError.self) { try await settings.values(of: "ana", app: "") }
      #expect(error?.description.contains(file) == true)
      #expect(error?.description.contains("remove it") == true)
    }
  }
}
