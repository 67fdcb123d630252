internal import BinderyViews
internal import PetFeederViewModels

/// A round picture of a pet. Without alternative text it is decorative, because the name is beside it.
struct PetPictureView: View {
  let picture: @MainActor () -> PetPicture
  let text: @MainActor () -> String
  let size: Double
  @Environment(\.petPictures) private var uploads

  init(
    _ picture: @autoclosure @escaping @MainActor () -> PetPicture,
    text: @autoclosure @escaping @MainActor () -> String = "", size: Double
  ) {
    self.picture = picture
    self.text = text
    self.size = size
  }

  var body: some View {
    switch picture() {
    case .uploaded(let name):
      Image(name, in: uploads).frame(width: size, height: size).clipShape(.circle).accessibilityLabel(text())
    case .drawing(let name):
      Image(name, in: .feeder).frame(width: size, height: size).clipShape(.circle).accessibilityLabel(text())
    }
  }
}
