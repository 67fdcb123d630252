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

  private func openWindow() throws -> TestHost {
    let pictures = StoredPictures(try Store.inMemory(), folder: "portraits", processing: nil)
    return TestHost {
      PortraitView(
        model: PortraitViewModel(pictures: pictures), folder: StoredPictureFolder(name: "portraits"))
    }
  }

  @Test func aChosenPictureIsKeptAndShown() async throws {
    let host = try openWindow()
    host.choose(PhotosPickerItem(suggestedName: "rex.gif", data: pixel), in: .role(.photosPicker))
    await settle()
    let name = try #require(host.find(.role(.image))?[.picture]?.description)
    #expect(name.hasPrefix("portraits/"))
    #expect(name.hasSuffix(".gif"))
  }

  @Test func aFileThatIsNotAPictureIsReported() async throws {
    let host = try openWindow()
    let drawing = PhotosPickerItem(suggestedName: "rex.jpg", data: Array("<svg/>".utf8))
    host.choose(drawing, in: .role(.photosPicker))
    await settle()
    #expect(host.find(.text(containing: "not a picture")) != nil)
  }
}
