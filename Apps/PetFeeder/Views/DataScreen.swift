internal import Bindery
internal import BinderyViews
internal import PetFeederViewModels

/// The page for export and import.
struct DataScreen: View {
  @Bindable var model: DataViewModel
  let window: PetFeederViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      GroupBox {
        Text("Export").font(.title2).accessibilityHeading(.h2)
        Text("A file with all pets and their records, without pictures.")
          .foregroundStyle(.secondary)
        HStack(spacing: 8) {
          Button("Export") { model.export() }.buttonStyle(.bordered).disabled(model.isExporting)
          if let file = model.file {
            ShareLink("Save \(model.fileName)", item: TextFile(name: model.fileName, text: file))
              .buttonStyle(.borderedProminent)
          }
        }
      }
      GroupBox {
        Text("Import").font(.title2).accessibilityHeading(.h2)
        Text(
          "Replaces all data with the contents of an exported file. You can undo this for a minute; entries added meanwhile are kept."
        )
        .foregroundStyle(.secondary)
        FileImporter("Choose a file", endings: ["json"]) { model.read($0.data) }
        TextField("Or paste its text", text: $model.text, axis: .vertical)
        Button("Import the text") { model.readText() }.buttonStyle(.bordered)
          .disabled(model.isReading || model.text.isEmpty)
      }
      if let failure = model.failure {
        Text(failure).foregroundStyle(.critical).accessibilityLiveRegion(.assertive)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle("Your data")
    .toolbar { UndoBanner(window.notice) }
    .confirmationDialog(model.question, isPresented: $model.asksToReplace) {
      Button("Replace", role: .destructive) { model.replace() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
