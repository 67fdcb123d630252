/// The query of a list of movies.
enum MovieQuestion: Sendable, Hashable {
  case list(Segment)
  case search(String)
}
