internal import Bindery

/// One window of the reader.
@MainActor
final class SourceViewModel {
  /// The pages over the list of apps.
  @Box var path: [SourceRoute] = []
  /// The apps whose code can be read.
  let cards: [AppCard]

  private let folder: SourceFolder
  private var pages: [SourceRoute: SourcePage] = [:]

  init(cards: [AppCard], folder: SourceFolder) {
    self.cards = cards.filter { $0.lesson != nil }
    self.folder = folder
  }

  /// Returns the content of a page of files.
  func page(_ route: SourceRoute) -> SourcePage {
    if let page = pages[route] { return page }
    let page = makePage(route)
    pages[route] = page
    return page
  }

  /// Returns a file of the open page by its name; nil if it does not exist.
  func file(named name: String) -> SourceFile? {
    guard let route = path.first(where: { !$0.isFile }) else { return nil }
    return page(route).files.first { $0.name == name }
  }

  private func makePage(_ route: SourceRoute) -> SourcePage {
    switch route {
    case .code(let path):
      guard let card = card(path), let lesson = card.lesson else { return .missing }
      return SourcePage(
        title: card.title, teaches: lesson.teaches, place: "Apps/\(lesson.folder)",
        files: folder.code(of: lesson))
    case .tests(let path):
      guard let card = card(path), let lesson = card.lesson else { return .missing }
      return SourcePage(
        title: "Tests of \(card.title)", teaches: "What holds, each in a sentence.",
        place: "Tests/Apps/\(lesson.folder)", files: folder.tests(of: lesson))
    case .file: return .missing
    }
  }

  private func card(_ path: String) -> AppCard? { cards.first { $0.path == path } }
}

extension SourceRoute {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}
