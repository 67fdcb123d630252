@testable internal import TestSupport
internal import Bindery
internal import BinderyPictures
internal import BinderyStore
internal import BinderyViews
internal import BinderyWeb
internal import Foundation
internal import Testing

extension Toolkit {
  /// User photos, from the file field to the store and back.
  @Suite(.timeLimit(.minutes(10)))
  struct PhotosPickerTests {
    @Test func aChosenPictureIsShownSentKeptAndServed() async throws {
      try await withAlbum { page, folder, _ in
        try await page.choose([folder + "/photo.jpg"], in: ".photos-input")
        try await page.wait(for: "Kept 1 picture")
        try await page.wait(until: "document.querySelector('img.image')?.naturalWidth === 1024")
        let source = try #require(try await page.evaluate("document.querySelector('img.image').src").string)
        let name = try #require(source.split(separator: "/").last)
        let other = try Store.open(folder: folder + "/kept")
        #expect(try await other.file(String(name), in: "album") != nil, "Another process has it.")
        try await page.screenshot("upload-kept-desktop-light")
      }
    }

    @Test func filesThatAreNotPicturesHaveReadableErrors() async throws {
      try await withAlbum { page, folder, _ in
        try await page.show(on: .phone.dark)
        try await page.choose([folder + "/notes.jpg"], in: ".photos-input")
        try await page.wait(
          for: "The file is not a picture that browsers show. Choose a JPEG, PNG, WebP or GIF.")
        try await page.screenshot("upload-refused-phone-dark")
        try await page.role("button", "Dismiss").click()
        try await page.wait(until: "!document.querySelector('.photos-state')")
        #expect(try await page.evaluate("document.activeElement.className") == "photos-input")
      }
    }

    @Test func uploadsCanBeCancelledAndRetried() async throws {
      try await withAlbum { page, folder, relay in
        page.tolerate("ERR_", "WebSocket", "Failed to load resource")
        try await page.slowDown(bytesPerSecond: 20_000)
        try await page.choose([folder + "/photo.jpg"], in: ".photos-input")
        try await page.wait(until: "document.querySelector('.photos-state progress')?.value > 0")
        try await page.screenshot("upload-sending-desktop-light")
        try await page.role("button", "Cancel").click()
        try await page.wait(until: "!document.querySelector('.photos-state')")

        try await page.choose([folder + "/photo.jpg"], in: ".photos-input")
        try await page.wait(until: "document.querySelector('.photos-state progress')?.value > 0")
        relay.cut()
        try await page.wait(for: "The connection was lost before the picture was uploaded.")
        try await page.screenshot("upload-lost-desktop-light")
        relay.mend()
        try await page.slowDown(bytesPerSecond: -1)
        try await page.role("button", "Try again").click()
        try await page.wait(for: "Kept 1 picture")
      }
    }

    @Test func aScriptThatWasNotSentIsLoadedAgain() async throws {
      try await withAlbum { page, folder, _ in
        page.tolerate("Failed to load resource", "ERR_")
        try await page.call("Network.setBlockedURLs", ["urls": ["*/photos.js*"]])
        try await page.reload()
        try await page.choose([folder + "/photo.jpg"], in: ".photos-input")
        try await page.call("Network.setBlockedURLs", ["urls": []])
        try await page.wait(for: "Kept 1 picture")
      }
    }

    @Test func aPictureThatIsChosenBeforeItsScriptIsLoadedIsSent() async throws {
      try await withFolder { folder in
        try Photo.write(to: folder + "/photo.jpg")
        let store = try Store.open(folder: folder + "/kept")
        try await withApp({ Album(store: store) }, configure: { $0.files = store }) { address in
          try await journey { browser in
            let page = try await browser.open()
            try await page.hold("*/photos*.js")
            try await page.open(address)
            try await page.choose([folder + "/photo.jpg"], in: ".photos-input")
            try await page.wait(until: "document.querySelector('.photos-input').files.length === 1")
            try await page.releaseRequests()
            try await page.wait(for: "Kept 1 picture")
          }
        }
      }
    }

    private func withAlbum(_ body: (Page, String, TCPRelay) async throws -> Void) async throws {
      try await withFolder { folder in
        try Photo.write(to: folder + "/photo.jpg")
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/notes.jpg"))
        let store = try Store.open(folder: folder + "/kept")
        try await withRelay(to: { Album(store: store) }, configure: { $0.files = store }) { browser, relay in
          try await body(try await browser.open(relay.address), folder, relay)
        }
      }
    }
  }
}

/// A noise image of the size of a phone's photo, so that the upload takes time.
private enum Photo {
  static func write(to path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gm")
    process.arguments = [
      "convert", "-size", "1600x1200", "plasma:fractal", "-quality", "92", "jpeg:\(path)",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}

extension Page {
  /// Holds the page's requests for addresses that match a pattern, until ``releaseRequests()``.
  fileprivate func hold(_ pattern: String) async throws {
    try await call("Fetch.enable", ["patterns": [["urlPattern": .string(pattern)]]])
  }

  /// Sends the held requests.
  fileprivate func releaseRequests() async throws { try await call("Fetch.disable") }

  /// Limits the page's bandwidth; -1 removes the limit.
  fileprivate func slowDown(bytesPerSecond: Double) async throws {
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": .number(bytesPerSecond),
      ])
  }
}

private struct Album: WindowScene {
  let title = "Album"
  let path = ""
  let summary = "Keeps a picture."
  let store: Store
  var storedPictures: [StoredPictureFolder] { [StoredPictureFolder(name: "album")] }
  var window: some View {
    AlbumView(
      model: AlbumViewModel(pictures: StoredPictures(store, folder: "album")), folder: storedPictures[0])
  }
}

@MainActor
private final class AlbumViewModel {
  @Box private(set) var names: [String] = []
  @Box private(set) var problem = ""
  private let pictures: StoredPictures

  init(pictures: StoredPictures) { self.pictures = pictures }

  func keep(_ bytes: [UInt8]) async {
    do {
      names.append(try await pictures.put(bytes))
    } catch {
      problem = error.localizedDescription
    }
  }
}

private struct AlbumView: View {
  let model: AlbumViewModel
  let folder: StoredPictureFolder
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 12) {
      Text("Kept \(model.names.count) picture\(model.names.count == 1 ? "" : "s")")
      PhotosPicker("Choose picture", selection: $photo)
        .task(id: photo) {
          guard let photo else { return }
          await model.keep(photo.data)
          self.photo = nil
        }
      Text(model.problem)
      ForEach(model.names, id: \.self) { name in
        Image(name, in: folder).accessibilityLabel("Your picture").frame(width: 256, height: 192)
      }
    }
    .padding(16)
  }
}
