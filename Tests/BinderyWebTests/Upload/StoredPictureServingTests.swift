import BinderyStore
import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Uploaded pictures, served by their names.
@Suite(.timeLimit(.minutes(10))) struct StoredPictureServingTests {
  private let name = String(repeating: "0a", count: 32) + ".png"
  private let folder = StoredPictureFolder(name: "pets")

  private func withPictures(
    _ faults: StoreFaults? = nil, _ body: (HostServer, Store) async throws -> Void
  ) async throws {
    let store = try Store.inMemory(faults: faults)
    for (file, folder) in [(name, "pets"), ("notes.txt", "pets"), (name, "others")] {
      try await store.addFile(Array("pixels".utf8), named: file, to: folder)
    }
    let folder = folder
    try await HostServer.run(
      apps: { [AlbumApp(storedPictures: [folder])] }, configure: { $0.files = store }
    ) { server in try await body(server, store) }
  }

  @Test func storedPicturesAreCachedForever() async throws {
    try await withPictures { server, _ in
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

  @Test func aPictureOfManyPartsIsServedWhole() async throws {
    try await withPictures { server, store in
      let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let large = String(repeating: "1b", count: 32) + ".jpg"
      try await store.addFile(bytes, named: large, to: "pets")
      let answer = try await server.answer("GET /pictures/pets/\(large)")
      #expect(answer.status == 200 && Array(answer.body) == bytes)
    }
  }

  @Test func nothingElseOfTheStoreIsServed() async throws {
    try await withPictures { server, _ in
      let absent = String(repeating: "f", count: 64) + ".png"
      for path in [
        "notes.txt", "inner/\(name)", "../others/\(name)", "..%2f..%2fetc%2fpasswd", "%2e%2e/others/\(name)",
        absent, name.uppercased(), "\(name)%00", "",
      ] {
        let status = try await server.answer("GET /pictures/pets/\(path)").status
        #expect(status == 404 || status == 400, "\(path)")
      }
      #expect(try await server.answer("GET /pictures/others/\(name)").status == 404)
    }
  }

  @Test func aStoreThatFailsIsNotAMissingPicture() async throws {
    let faults = StoreFaults()
    try await withPictures(faults) { server, _ in
      faults.failReading(StorageError.damaged(folder: "data"))
      let answer = try await server.answer("GET /pictures/pets/\(name)")
      #expect(answer.status == 503 && answer["Cache-Control"] == "no-store")
    }
  }

  @MainActor
  @Test func pictureFoldersNeedDistinctValidNamesAndAStore() throws {
    for names in [["pets", "pets"], ["Pets"], [""], ["a/b"], [".."]] {
      let folders = names.map { StoredPictureFolder(name: $0) }
      var configuration = WebConfiguration()
      configuration.files = try Store.inMemory()
      let error = #expect(throws: WebHostError.self) {
        try WebHost(apps: [AlbumApp(storedPictures: folders)], configuration: configuration)
      }
      #expect(error?.description.hasPrefix("A folder of stored pictures cannot have the name") == true)
    }
    let error = #expect(throws: WebHostError.self) { try WebHost(apps: [AlbumApp(storedPictures: [folder])]) }
    #expect(error?.description.contains("WebConfiguration.files") == true)
  }
}
