import Bindery
import BinderyViews

/// An app that requests two pictures and shows what it received.
struct AlbumApp: WindowScene {
  let title = "Album"
  let path = "album"
  let summary = "Keeps pictures."
  var storedPictures: [StoredPictureFolder] = []
  var pictureOrigins: [String] = []

  var window: some View { AlbumView(model: AlbumModel()) }
}

@MainActor
final class AlbumModel {
  @Box var first: PhotosPickerItem?
  @Box var second: PhotosPickerItem?
  @Box var isOpen = true
  @Box private(set) var count = 0

  func take(_ item: PhotosPickerItem?) { if item != nil { count += 1 } }
}

struct AlbumView: View {
  @Bindable var model: AlbumModel

  var body: some View {
    VStack {
      Text(
        "\(model.first?.suggestedName ?? "none"), \(model.first?.data.count ?? 0) bytes, \(model.count) taken"
      )
      if model.isOpen {
        PhotosPicker("First", selection: $model.first).onChange(of: model.first) { model.take($0) }
      }
      PhotosPicker("Second", selection: $model.second).onChange(of: model.second) { model.take($0) }
      Button("Close") { model.isOpen = false }
    }
  }
}
