internal import BinderyViews

/// The reader: the code of the gallery's apps, beside the apps.
struct SourceApp: App {
  let title = "Source"
  let path = "source"
  let summary = "The code of the apps, to read."
  /// The apps that it knows.
  let cards: [AppCard]
  /// Where the code is.
  var folder = SourceFolder()

  var window: some View { SourceView(model: SourceViewModel(cards: cards, folder: folder)) }
}
