import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
struct PhotosPickerTests {
  @MainActor
  private final class Album {
    @Box var photo: PhotosPickerItem?
    @Box var isLocked = false
  }

  private let picture = PhotosPickerItem(suggestedName: "rex.jpg", data: [0xFF, 0xD8, 0xFF])

  private func host(_ album: Album) -> TestHost {
    let album = Bindable(wrappedValue: album).projectedValue
    return TestHost {
      PhotosPicker("Choose picture", selection: album.photo).disabled(album.isLocked.wrappedValue)
    }
  }

  @Test func chosenPicturesBecomeTheSelection() throws {
    let album = Album()
    let host = host(album)
    let picker = try #require(host.find(.role(.photosPicker)))
    #expect(!picker.isTrue(.isSelected))
    host.choose(picture, in: .role(.photosPicker))
    #expect(album.photo == picture)
    #expect(picker.isTrue(.isSelected))
    album.photo = nil
    #expect(!picker.isTrue(.isSelected))
  }

  @Test func treesReportWhetherTheyAcceptAPicture() throws {
    let album = Album()
    let host = host(album)
    let picker = try #require(host.find(.role(.photosPicker)))
    #expect(host.tree.takes(.choose, on: picker.id))
    #expect(!host.tree.takes(.tap, on: picker.id))
    #expect(!host.tree.takes(.choose, on: host.tree.root.id))
    album.isLocked = true
    #expect(!host.tree.takes(.choose, on: picker.id))
    #expect(!host.tree.send(UserEvent(.choose(picture), on: picker.id)))
    #expect(album.photo == nil)
  }

  @Test(arguments: ["../secret.jpg", "", ".jpg", "abc.jpg", String(repeating: "a", count: 64), "é.png"])
  func otherNamesHaveNoMediaType(name: String) {
    #expect(StoredPictureFolder.mediaType(of: name) == nil)
  }

  @Test func storedPictureNamesHaveAMediaType() {
    let digits = String(repeating: "0f", count: 32)
    #expect(StoredPictureFolder.mediaType(of: digits + ".webp") == "image/webp")
    #expect(StoredPictureFolder.mediaType(of: digits + ".svg") == nil)
    #expect(StoredPictureFolder.mediaType(of: digits.uppercased() + ".jpg") == nil)
    #expect(StoredPictureFolder.mediaType(of: digits + ".jpg.jpg") == nil)
  }
}
