import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Uploaded pictures, served by their names.
@Suite(.timeLimit(.minutes(10))) struct StoredPictureServingTests {
  private let name = String(repeating: "0a", count: 32) + ".png"

  private func withFolder<R>(_ body: (StoredPictureFolder) async throws -> R) async throws -> R {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("stored-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for file in [name, "notes.txt", "inner/\(name)"] {
      try Data("pixels".utf8).write(to: URL(fileURLWithPath: path + "/" + file))
    }
    return try await body(StoredPictureFolder(name: "pets", folder: path))
  }

  @Test func storedPicturesAreCachedForever() async throws {
    try await withFolder { folder in
      try await HostServer.run(apps: { [AlbumApp(storedPictures: [folder])] }) { server in
        let answer = try await server.answer("GET /pictures/pets/\(name)")
        #expect(answer.status == 200)
        #expect(answer.text == "pixels")
        #expect(answer["Content-Type"] == "image/png")
        #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(answer["X-Content-Type-Options"] == "nosniff")
        #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
        let tag = try #require(answer["ETag"])
        let again = try await server.answer("GET /pictures/pets/\(name)", headers: ["If-None-Match: \(tag)"])
        #expect(again.status == 304)
        let head = try await server.answer("HEAD /pictures/pets/\(name)")
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head["Content-Length"] == "6")
      }
    }
  }

  @Test func nothingElseOfTheFolderOrTheDiskIsServed() async throws {
    try await withFolder { folder in
      try await HostServer.run(apps: { [AlbumApp(storedPictures: [folder])] }) { server in
        let absent = String(repeating: "f", count: 64) + ".png"
        for path in [
          "notes.txt", "inner/\(name)", "../pets/\(name)", "..%2f..%2fetc%2fpasswd", "%2e%2e/pets/\(name)",
          absent,
          name.uppercased(), "\(name)/", "\(name)%00", "",
        ] where path != "\(name)/" {
          let status = try await server.answer("GET /pictures/pets/\(path)").status
          #expect(status == 404 || status == 400, "\(path)")
        }
        #expect(try await server.answer("GET /pictures/others/\(name)").status == 404)
      }
    }
  }

  @Test func aLinkThatLeadsOutOfTheFolderIsNotFollowed() async throws {
    try await withFolder { folder in
      let secret = folder.folder + "-secret"
      try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
      defer { try? FileManager.default.removeItem(atPath: secret) }
      let link = String(repeating: "1b", count: 32) + ".png"
      try FileManager.default.createSymbolicLink(
        atPath: folder.folder + "/" + link, withDestinationPath: secret)
      try await HostServer.run(apps: { [AlbumApp(storedPictures: [folder])] }) { server in
        let answer = try await server.answer("GET /pictures/pets/\(link)")
        #expect(answer.status == 404)
      }
    }
  }

  @MainActor
  @Test func pictureFoldersNeedDistinctValidNames() throws {
    for names in [["pets", "pets"], ["Pets"], [""], ["a/b"], [".."]] {
      let folders = names.map { StoredPictureFolder(name: $0, folder: "/tmp") }
      let error = #expect(throws: WebHostError.self) {
        try WebHost(apps: [AlbumApp(storedPictures: folders)])
      }
      #expect(error?.description.hasPrefix("A folder of stored pictures cannot have the name") == true)
    }
  }
}
