internal import MovieInfoModels

/// The question that a list of movies answers.
enum MovieQuestion: Sendable, Hashable {
  case list(Segment)
  case search(String)
}
