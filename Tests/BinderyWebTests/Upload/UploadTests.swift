import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyWeb

/// Uploads of pictures from a page to its session.
@Suite(.timeLimit(.minutes(10))) struct UploadTests {
  private func withAlbum<R>(
    configure: (inout WebConfiguration) -> Void = { _ in },
    _ body: (HostServer, Album) async throws -> R
  ) async throws -> R {
    let patient: (inout WebConfiguration) -> Void = {
      // Sending waits for the main actor, which all tests share.
      $0.limits.uploadSilence = .seconds(50)
      configure(&$0)
    }
    return try await HostServer.run(apps: { [AlbumApp()] }, configure: patient) { server in
      let page = try await server.page("/album")
      return try await body(
        server, Album(server: server, page: page, node: try Album.node(in: page)))
    }
  }

  @Test func aPictureReachesItsNodeAndTheAnswerGoesOverTheSocket() async throws {
    try await withAlbum { _, album in
      let socket = try await album.page.connect()
      _ = try await socket.text()
      let answer = try await album.upload([1, 2, 3], name: "my%20dog.jpg")
      #expect(answer.status == 204)
      let batch = try await socket.text()
      #expect(batch.contains("my dog.jpg, 3 bytes, 1 taken"))
      #expect(batch.contains("data-chosen"))
    }
  }

  /// A slash with a combining mark is one character, which is no slash.
  @Test(arguments: ["pets%2F", "pets%5C", "pets%2F%CD%8C", "pets%5C%CD%8C"])
  func suggestedNamesLoseTheirFolders(folder: String) async throws {
    try await withAlbum { _, album in
      let socket = try await album.page.connect()
      _ = try await socket.text()
      #expect(try await album.upload([1, 2, 3], name: folder + "dog.jpg").status == 204)
      let batch = try await socket.text()
      #expect(batch.contains("dog.jpg, 3 bytes, 1 taken"))
      #expect(!batch.contains("pets"))
    }
  }

  @Test func repeatedUploadsAreAcceptedOnce() async throws {
    try await withAlbum { _, album in
      #expect(try await album.upload([1, 2, 3], id: "upload-1").status == 204)
      #expect(try await album.upload([1, 2, 3], id: "upload-1").status == 200)
      #expect(try await album.upload([1, 2], id: "upload-2").status == 204)
      let socket = try await album.page.connect()
      _ = try await socket.text()
      #expect(try await socket.text().contains("none, 2 bytes, 2 taken"))
    }
  }

  @Test(arguments: [
    (["Bindery-Session: 00000000000000000000000000000000"], 410), (["Bindery-Session: x"], 410),
    (["Cookie: bindery_visitor=ffffffffffffffffffffffffffffffff"], 410), (["Cookie: theme=dark"], 410),
    (["Origin: https://evil.example"], 403), (["Content-Type: text/plain"], 400),
    (["Content-Type: multipart/form-data"], 400), (["Bindery-Upload: short"], 400),
    (["Bindery-Upload: ../../../../etc"], 400),
  ])
  func uploadsOfOtherPagesAndProgramsAreRejected(headers: [String], status: Int) async throws {
    try await withAlbum { _, album in
      let answer = try await album.upload([1, 2, 3], replacing: headers)
      #expect(answer.status == status)
      #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
      #expect(answer.text.hasSuffix("."))
    }
  }

  @Test func theOriginOfThePageItselfMaySend() async throws {
    try await withAlbum { server, album in
      let headers = ["Origin: http://localhost:\(server.port)"]
      let answer = try await album.upload([1], replacing: headers)
      #expect(answer.status == 204)
    }
  }

  @Test func onlyRequestingNodesReceiveAPicture() async throws {
    try await withAlbum { _, album in
      for node in ["1", "999999", String(try album.page.node("button"))] {
        #expect(try await album.upload([1], to: node).status == 409)
      }
      for node in ["-1", "99999999999", "1/2", "x"] {
        #expect(try await album.upload([1], to: node).status == 405)
      }
    }
  }

  @Test func removedNodesAcceptNoUpload() async throws {
    try await withAlbum { _, album in
      let socket = try await album.page.connect()
      _ = try await socket.text()
      let connection = try await album.begin(length: 4, [1, 2])
      try await socket.send("[1,0,\(try album.page.node("button")),0]")
      _ = try await socket.text()
      try await connection.send([3, 4])
      #expect(HTTPAnswer(await connection.readToEnd()).status == 409)
    }
  }

  @Test func largeUploadsAreRejectedBeforeTheirBody() async throws {
    try await withAlbum(configure: { $0.limits.maximumUploadBytes = 1_000_000 }) { _, album in
      let connection = try await album.begin(length: 1_000_001, [])
      let answer = HTTPAnswer(await connection.readToEnd())
      #expect(answer.status == 413)
      #expect(answer.text == "A file can have at most 1 MB. Choose a smaller one.")
      #expect(album.page.html.contains("bindery-upload-limit\" content=\"1000000\""))
      #expect(try await album.upload([UInt8](repeating: 7, count: 1_000_000)).status == 204)
    }
  }

  @Test func uploadsWithoutALengthAreRejected() async throws {
    try await withAlbum { _, album in
      let connection = try await album.open(["Transfer-Encoding: chunked"])
      #expect(HTTPAnswer(await connection.readToEnd()).status == 411)
    }
  }

  @Test func stalledUploadsTimeOut() async throws {
    try await withAlbum(configure: { $0.limits.uploadSilence = .milliseconds(200) }) { _, album in
      let connection = try await album.begin(length: 100, [1, 2, 3])
      #expect(HTTPAnswer(await connection.readToEnd()).status == 408)
    }
  }

  @Test func truncatedUploadsAreDropped() async throws {
    try await withAlbum { server, album in
      let (incidents, incident) = AsyncStream<WebIncident>.makeStream()
      server.host.observeIncidents { incident.yield($0) }
      let connection = try await album.begin(length: 100, [1, 2, 3])
      try await connection.drop()
      // The first upload has ended, and freed its slot, before the second one starts.
      #expect(await incidents.first { $0 == .failedUpload } != nil)
      #expect(try await album.upload([1, 2]).status == 204)
      let socket = try await album.page.connect()
      _ = try await socket.text()
      #expect(try await socket.text().contains("2 bytes, 1 taken"))
    }
  }

  @Test func laterOfTwoUploadsToANodeWins() async throws {
    try await withAlbum { _, album in
      let first = try await album.begin(length: 4, [1, 2], id: "upload-1")
      try await first.settle()
      let other = try await album.page.connect()
      _ = try await other.text()
      #expect(try await album.upload([9], id: "upload-2").status == 204)
      try await first.send([3, 4])
      #expect(HTTPAnswer(await first.readToEnd()).status == 409)
    }
  }

  @Test func repliesDoNotReachOtherWindows() async throws {
    try await withAlbum { server, album in
      let other = try await server.page("/album")
      #expect(try await album.upload([1, 2, 3]).status == 204)
      let socket = try await other.connect()
      #expect(try await socket.text() == "[0,0]")
      #expect(other.token != album.page.token)
    }
  }
}

/// The data of a page with a picker that uploads need.
private struct Album {
  let server: HostServer
  let page: PageUnderTest
  let node: Int

  /// Returns the number of the first picker.
  static func node(in page: PageUnderTest) throws -> Int {
    try #require(page.html.firstMatch(of: /id="n([0-9]+)" class="photos"/).flatMap { Int($0.1) })
  }

  /// Uploads a picture and returns the response.
  func upload(
    _ bytes: [UInt8], to node: String? = nil, id: String = "upload-\(UUID())", name: String? = nil,
    replacing headers: [String] = []
  ) async throws -> HTTPAnswer {
    var headers = headers
    if let name { headers.append("Bindery-Name: \(name)") }
    let connection = try await open(
      ["Content-Length: \(bytes.count)"], to: node, id: id, replacing: headers)
    // A rejected client may receive its response, and find the connection closed, before this is sent.
    try? await connection.send(bytes)
    return HTTPAnswer(await connection.readToEnd())
  }

  /// Starts the upload of a picture.
  func begin(length: Int, _ bytes: [UInt8], id: String = "upload-\(UUID())") async throws -> RawConnection {
    let connection = try await open(["Content-Length: \(length)"], id: id)
    try await connection.send(bytes)
    return connection
  }

  /// Sends the head of a request.
  func open(
    _ more: [String], to node: String? = nil, id: String = "upload-\(UUID())",
    replacing headers: [String] = []
  ) async throws -> RawConnection {
    let connection = try await RawConnection.connect(port: server.port)
    let usual = [
      "Host: localhost:\(server.port)", "Connection: close", "Content-Type: application/octet-stream",
      "Bindery-Session: \(page.token)", "Bindery-Upload: \(id)", WebSocketClient.cookie,
    ]
    let names = headers.map { $0.prefix { $0 != ":" } }
    let kept = usual.filter { line in !names.contains { line.hasPrefix($0 + ":") } }
    let lines = ["POST /bindery/upload/\(node ?? String(self.node)) HTTP/1.1"] + kept + headers + more
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return connection
  }
}
