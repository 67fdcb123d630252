import Foundation
import Observation

@Observable
final class Library {
  var books: [Book]
  var wishes: [String]

  init(books: [Book], wishes: [String] = []) {
    self.books = books
    self.wishes = wishes
  }

  var pagesRead: Int {
    books.map(\.page).reduce(0, +)
  }

  func books(with status: Book.Status, matching query: String) -> [Book] {
    books.filter { book in
      let words = "\(book.title) \(book.author)"
      return book.status == status && (query.isEmpty || words.localizedCaseInsensitiveContains(query))
    }
  }

  func buy(_ wish: String) {
    wishes.removeAll { $0 == wish }
    books.append(Book(wish, by: "Unknown", pages: 300))
  }

  static var sample: Library {
    Library(
      books: [
        Book("The Salt Road", by: "Nora Lindqvist", pages: 412, page: 187),
        Book("Small Machines", by: "Theo Marsh", pages: 260, page: 52),
        Book("A House of Rain", by: "Yuki Arai", pages: 198),
        Book("Letters to a Mountain", by: "Pilar Soto", pages: 340, page: 340),
      ],
      wishes: ["The Last Cartographer", "Winter Grammar"])
  }
}
