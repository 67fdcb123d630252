import BinderyViewModels
import Foundation
import Testing

@testable import BinderySwiftUI

@Suite struct WindowKeysTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func windowsAreRestoredAfterARestart() throws {
    try withFolder { folder in
      let sealed = try WindowKeys.sealer(in: folder) { Issue.record("\($0)") }.seal([1, 2, 3])
      let opened = try WindowKeys.sealer(in: folder) { Issue.record("\($0)") }.open(sealed)
      #expect(opened == [1, 2, 3])
    }
  }

  @Test func aFolderThatCannotBeMadeIsReportedAndWindowsComeBackAfterAReload() throws {
    try withFolder { file in
      try Data().write(to: URL(filePath: file))
      var warnings: [String] = []
      let sealer = try WindowKeys.sealer(in: file + "/data") { warnings.append($0) }
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("Windows will not come back after a restart: ") == true)
      let opened = try sealer.open(try sealer.seal([7]))
      #expect(opened == [7])
    }
  }
}
