import BinderyPictures
import BinderyStore
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
struct PetPortraitTests {
  /// The smallest GIF: one pixel.
  private let pixel = Array(Data(base64Encoded: "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=") ?? Data())

  private func withApp(_ body: (PortraitApp) async throws -> Void) async throws {
    try await body(
      PortraitApp(pictures: StoredPictures(try Store.inMemory(), folder: "portraits", processing: nil)))
  }

  @Test func aChosenPictureIsKeptAndShown() async throws {
    try await withApp { app in
      let host = TestHost { app.window }
      host.choose(PhotosPickerItem(suggestedName: "rex.gif", data: pixel), in: .role(.photosPicker))
      await settle()
      let name = try #require(host.find(.role(.image))?[.picture]?.description)
      #expect(name.hasPrefix("portraits/"))
      #expect(name.hasSuffix(".gif"))
    }
  }

  @Test func aFileThatIsNotAPictureIsReported() async throws {
    try await withApp { app in
      let host = TestHost { app.window }
      let drawing = PhotosPickerItem(suggestedName: "rex.jpg", data: Array("<svg/>".utf8))
      host.choose(drawing, in: .role(.photosPicker))
      await settle()
      #expect(host.find(.text(containing: "not a picture")) != nil)
    }
  }
}
