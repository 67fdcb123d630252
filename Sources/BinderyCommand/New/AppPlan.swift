/// The files of a new app.
struct AppPlan {
  let name: SwiftName
  let template: AppTemplate
  let source: BinderySource

  /// The name of the type of the app: `KanbanApp`.
  var appType: String { name.type.hasSuffix("App") ? name.type : name.type + "App" }

  /// Returns the files.
  ///
  /// - Parameter root: The folder of all templates.
  /// - Throws: ``FileProblem/missingTemplate(path:)``.
  func files(from root: String = ProgramFiles.templates) throws(FileProblem) -> [NewFile] {
    var files: [NewFile] = []
    for folder in ["package"] + template.folders { files += try Template(folder, in: root).files() }
    for index in files.indices where files[index].path == "Package.swift" {
      for (library, target) in template.libraries {
        guard let text = AppPackage.manifest(files[index].text, adding: library, to: target) else {
          throw .missingTemplate(path: "package/Package.swift")
        }
        files[index].text = text
      }
    }
    return files.map { file in
      file.replacing([
        (BinderySource.placeholder, source.dependency), ("BINDERY-COPY", source.buildFolder),
        ("Starter Title", name.title), ("StarterApp", appType), ("Starter", name.type),
        ("starter", name.program),
      ])
    }
  }
}
