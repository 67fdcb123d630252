internal import Bindery
internal import BinderyViews

/// A window of the reader: the apps, the files of one, the text of a file.
struct SourceView: View {
  @Bindable var model: SourceViewModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        Section {
          ForEach(model.cards) { card in
            NavigationLink(value: SourceRoute.code(card.path)) {
              VStack(alignment: .leading, spacing: 4) {
                Text(card.title).font(.headline)
                Text(card.lesson?.teaches ?? "").font(.callout).foregroundStyle(.secondary)
              }
            }
          }
        } header: {
          Text("Apps")
        } footer: {
          Text("Each app is its models, services, view models and views, and its tests.")
        }
      }
      .navigationTitle("Read the apps")
      .navigationDestination(for: SourceRoute.self) { route in
        switch route {
        case .code, .tests: SourcePageView(page: model.page(route))
        case .file(let name): SourceFileView(name: name, file: model.file(named: name))
        }
      }
    }
  }
}

/// The files of an app.
struct SourcePageView: View {
  let page: SourcePage

  var body: some View {
    List {
      if let absence = page.absence {
        Section { Text(absence) }
      }
      ForEach(page.groups) { group in
        Section(group.name) {
          ForEach(group.files) { row in
            NavigationLink(value: row.route) {
              // Names of files are long words: nothing fits beside them on a phone.
              VStack(alignment: .leading, spacing: 2) {
                Text(row.name)
                Text(row.size).font(.callout).foregroundStyle(.secondary).monospacedDigit()
              }
            }
          }
        }
      }
    }
    .navigationTitle(page.title)
  }
}

/// The text of a file.
struct SourceFileView: View {
  let name: String
  let file: SourceFile?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let file {
        Text(file.path).font(.callout).monospaced().foregroundStyle(.secondary)
        Text(file.text).monospaced()
      } else {
        Text("There is no such file here.")
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: .rect(cornerRadius: 14))
    .navigationTitle(name)
  }
}
