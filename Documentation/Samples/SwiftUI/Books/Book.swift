import Foundation
import Observation

@Observable
final class Book: Identifiable, Hashable {
  enum Status: String, CaseIterable {
    case reading = "Reading"
    case unread = "Unread"
    case finished = "Finished"
  }

  let id = UUID()
  var title: String
  var author: String
  var pages: Int
  var page: Int
  var rating = 3.0
  var notes = ""

  init(_ title: String, by author: String, pages: Int, page: Int = 0) {
    self.title = title
    self.author = author
    self.pages = pages
    self.page = page
  }

  var status: Status {
    page == 0 ? .unread : page < pages ? .reading : .finished
  }

  var progress: Double {
    Double(page) / Double(pages)
  }

  static func == (left: Book, right: Book) -> Bool {
    left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
