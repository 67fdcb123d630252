import Bindery
import BinderyApp
import BinderyPictures
import BinderyViews
import Foundation

@MainActor
final class PortraitViewModel {
  @Box private(set) var picture: String?
  @Box private(set) var problem: String?
  private let pictures: StoredPictures

  init(pictures: StoredPictures) { self.pictures = pictures }

  func keep(_ bytes: [UInt8]) async {
    do {
      picture = try await pictures.put(bytes)
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }
}

struct PortraitView: View {
  let model: PortraitViewModel
  let folder: StoredPictureFolder
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 12) {
      if let picture = model.picture {
        Image(picture, in: folder).accessibilityLabel("Portrait")
      }
      PhotosPicker("Choose picture", selection: $photo)
        .task(id: photo) {
          guard let chosen = photo else { return }
          await model.keep(chosen.data)
          photo = nil
        }
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
    }
  }
}

struct PortraitApp: App {
  private let folder = StoredPictureFolder(name: "portraits")
  private let pictures: StoredPictures

  init(_ launch: LaunchContext) { pictures = StoredPictures(launch.store, folder: folder.name) }

  var body: some Scene {
    WindowGroup("Portrait") { PortraitView(model: PortraitViewModel(pictures: pictures), folder: folder) }
      .storedPictures(folder)
  }
}
