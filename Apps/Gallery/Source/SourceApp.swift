internal import BinderyViews

/// The reader, an app that shows the code of the gallery's apps.
struct SourceApp: App {
  let title = "Source"
  let path = "source"
  let summary = "The code of the apps, to read."
  /// The apps whose code can be read.
  let cards: [AppCard]
  /// The folder of the code.
  var folder = SourceFolder()

  var window: some View { SourceView(model: SourceViewModel(cards: cards, folder: folder)) }
}
