import Foundation
import Testing

/// Runs `Scripts/check-folders` on small packages.
struct CheckFoldersTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scripts/check-folders")

  /// Runs the script on a package with these files.
  private func check(_ files: [String: String]) throws -> (status: Int32, output: String) {
    let package = FileManager.default.temporaryDirectory.appending(path: "folders-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    try FileManager.default.createDirectory(
      at: package.appending(path: "Apps"), withIntermediateDirectories: true)
    for (path, code) in files {
      let file = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = [package.path()]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func twoFoldersThatUseEachOtherAreNamedWithFilesAndTypes() throws {
    let result = try check([
      "Sources/Bank/Accounts/Account.swift": "struct Account {\n  let moves: [Transfer]\n}\n",
      "Sources/Bank/Transfers/Transfer.swift": "struct Transfer { let from: Account }\n",
    ])
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "Sources/Bank/Accounts → Sources/Bank/Transfers → Sources/Bank/Accounts"))
    #expect(
      result.output.contains(
        "Accounts/Account.swift:2 uses Transfer of Sources/Bank/Transfers/Transfer.swift"))
    #expect(
      result.output.contains("Transfers/Transfer.swift:1 uses Account of Sources/Bank/Accounts/Account.swift")
    )
  }

  @Test func aCircleOfThreeFoldersIsFound() throws {
    let result = try check([
      "Apps/Shop/ViewModels/Cart/Cart.swift": "final class Cart { var price: Price? }\n",
      "Apps/Shop/ViewModels/Prices/Price.swift": "struct Price { func words() { spell(self) } }\n",
      "Apps/Shop/ViewModels/Words/Spelling.swift":
        "func spell(_ value: Any) { print(value as? Cart as Any) }\n",
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("Cart → Apps/Shop/ViewModels/Prices → Apps/Shop/ViewModels/Words → "))
  }

  @Test func usesInOneDirectionInCommentsTextsAndOtherModulesAreNoCircle() throws {
    let result = try check([
      "Sources/Bank/Accounts/Account.swift": """
      import struct Elsewhere.Transfer
      /// Lists each Transfer.
      struct Account {
        let name = "Transfer"
        struct Report {}
        var report: Report
      }
      """,
      "Sources/Bank/Transfers/Transfer.swift":
        "struct Transfer { let from: Account }\nprivate struct Report {}\n",
      "Sources/Shop/Cart.swift": "struct Cart { let account: Account; let transfer: Transfer }\n",
    ])
    #expect(result.output == "Folders: no circles.\n")
    #expect(result.status == 0)
  }
}
