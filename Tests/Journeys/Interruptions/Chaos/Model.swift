/// The expected content of the database, derived from acknowledgments.
struct Model {
  /// The possible number of pets of each name.
  private var pets: [String: ClosedRange<Int>] = ["Tom": 1...1]
  /// The possible number of meals of each description.
  private var meals: [String: ClosedRange<Int>] = [:]
  /// The possible number of posts of each text.
  private var posts: [String: ClosedRange<Int>] = [:]
  /// The possible number of reservations and of favorites of each pet of the shelter: one or none.
  private var reserved: [String: ClosedRange<Int>] = [:]
  private var favorites: [String: ClosedRange<Int>] = [:]
  /// Renames that were reported as not saved: the pet has one name or the other.
  private var unsure: [(String, String)] = []

  /// Adds the tasks of one user.
  mutating func add(_ report: ScriptedPerson.Report) {
    for (task, isLost) in report.outcomes {
      switch task {
      case .add(let name): pets[name] = isLost ? 0...1 : 1...1
      case .rename(let old, let name):
        (pets[old], pets[name]) = isLost ? (0...1, 0...1) : (0...0, 1...1)
        if isLost { unsure.append((old, name)) }
      case .delete(let name): pets[name] = isLost ? 0...1 : 0...0
      case .feed(let meal): meals[meal] = isLost ? 0...1 : 1...1
      case .post(let text): posts[text] = isLost ? 0...1 : 1...1
      case .reserve(let pet, let isWanted): reserved[pet] = isLost ? 0...1 : isWanted ? 1...1 : 0...0
      case .favorite(let pet, let isWanted): favorites[pet] = isLost ? 0...1 : isWanted ? 1...1 : 0...0
      case .logIn, .logOut: break
      }
    }
  }

  /// Returns the entries that are lost, duplicated or unexpected.
  func faults(pets: [String], meals: [String]) -> [String] {
    Self.faults(self.pets, pets) + Self.faults(self.meals, meals)
      + unsure.filter { old, name in pets.count { $0 == old || $0 == name } != 1 }
      .map { "\($0) or \($1)" }
  }

  /// Returns the same for the other apps.
  func faults(reserved: [String], favorites: [String], posts: [String]) -> [String] {
    Self.faults(self.reserved, reserved) + Self.faults(self.favorites, favorites)
      + Self.faults(self.posts, posts)
  }

  private static func faults(_ expected: [String: ClosedRange<Int>], _ found: [String]) -> [String] {
    let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(expected.keys).union(counts.keys).sorted().compactMap { name in
      let count = counts[name] ?? 0
      let range = expected[name] ?? 0...0
      return range.contains(count) ? nil : "\(name): \(count) instead of \(range)"
    }
  }
}
