internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The dialogs for adding and changing a pet.
struct PetQuestions: View {
  @Bindable var model: PetListViewModel

  var body: some View {
    EmptyView()
      .prompt(
        "Add Pet", message: "Please select name for your pet.", isPresented: $model.asksForPet,
        hint: "Selina", text: model.typedPet, action: "Add", perform: model.add
      )
      .confirmationDialog("Edit Pet", isPresented: $model.asksForChange) {
        Button("Rename") { model.askForName() }
        Button("Change Image") { model.askForPicture() }
        Button("Cancel", role: .cancel) {}
      }
      .prompt(
        "Rename Pet", message: "Set new pet name.", isPresented: $model.asksForName, text: model.oldName,
        action: "Rename", perform: model.rename
      )
      .sheet(isPresented: $model.asksForNewPicture) {
        if let editor = model.pictureEditor { PictureView(model: editor) }
      }
  }
}

/// A page that changes a pet's picture.
struct PictureView: View {
  @Bindable var model: PictureViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text("Change Image").font(.title).accessibilityHeading(.h2)
      PetPictureView(model.picture, text: model.pictureText, size: 160)
      PhotosPicker("Choose picture", selection: photo)
      if let failure = model.failure {
        Text(failure).foregroundStyle(.critical).accessibilityLiveRegion(.assertive)
      }
      if model.isBusy { ProgressView("Keeping the picture") }
      if model.canRemove { Button("Remove picture", role: .destructive) { model.remove() } }
      Button("Cancel", role: .cancel) { model.cancel() }.buttonStyle(.bordered)
    }
  }

  /// The selection is always nil: a valid picture is assigned to the pet at once, and the sheet closes.
  private var photo: Binding<PhotosPickerItem?> {
    Binding(get: { nil }, set: { if let photo = $0 { model.choose(photo.data) } })
  }
}
