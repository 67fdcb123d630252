/// The reason why a name is refused.
enum NameProblem: Error, Equatable, CustomStringConvertible {
  /// There is nothing.
  case empty
  /// It names a place, not only what is there.
  case path(String)
  /// It has a character that no program, module and package may have.
  case character(Character, in: String)
  /// It does not begin with a letter.
  case beginning(String)
  /// It is longer than file names and screens bear.
  case tooLong(String, limit: Int)
  /// It is a word of Swift, or the name of a module or type that the new code would hide.
  case taken(String, by: String)

  var description: String {
    switch self {
    case .empty:
      "A name is missing. Give one such as Kanban."
    case .path(let text):
      "“\(text)” is a path. Give a name only, such as Kanban, in the folder where it should be."
    case .character(let character, let text):
      "“\(text)” contains “\(character)”. Use letters from a to z, digits and hyphens; what people read can be changed in the code afterwards."
    case .beginning(let text):
      "“\(text)” does not begin with a letter. Put one in front, as in “App\(text)”."
    case .tooLong(let text, let limit):
      "“\(text.prefix(20))…” has more than \(limit) letters. Give a shorter name."
    case .taken(let text, let owner):
      "“\(text)” is the name of \(owner). Give another name, such as “My\(text)”."
    }
  }
}
