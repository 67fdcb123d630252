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
    return files.map { file in
      var file = file
      if file.path == "Package.swift" {
        for (library, target) in template.libraries {
          file.text = AppPackage.manifest(file.text, adding: library, to: target) ?? file.text
        }
      }
      return file.replacing([
        (BinderySource.placeholder, source.dependency), ("BINDERY-COPY", source.buildFolder),
        ("Starter Title", name.title), ("StarterApp", appType), ("Starter", name.type),
        ("starter", name.program),
      ])
    }
  }
}
