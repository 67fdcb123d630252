/// A choice of a filter.
public protocol ShelfChoice: CaseIterable, Hashable, Identifiable, Sendable where AllCases == [Self] {}

extension ShelfChoice {
  /// The choice itself.
  public var id: Self { self }
}

/// The species that the shelf shows.
public enum SpeciesChoice: String, ShelfChoice {
  case all, dogs, cats, rabbits, birds, rodents, tortoises

  /// `All animals`
  public var title: String {
    switch self {
    case .all: "All animals"
    case .dogs: "Dogs"
    case .cats: "Cats"
    case .rabbits: "Rabbits"
    case .birds: "Birds"
    case .rodents: "Rodents"
    case .tortoises: "Tortoises"
    }
  }

  func includes(_ species: Species) -> Bool {
    switch (self, species) {
    case (.all, _), (.dogs, .dog), (.cats, .cat), (.rabbits, .rabbit), (.birds, .bird), (.rodents, .rodent),
      (.tortoises, .tortoise):
      true
    default: false
    }
  }
}

/// The ages that the shelf shows.
public enum AgeChoice: String, ShelfChoice {
  case any, young, adult, senior

  /// `Any age`
  public var title: String {
    switch self {
    case .any: "Any age"
    case .young: "Under 1 year"
    case .adult: "1 to 7 years"
    case .senior: "8 years and over"
    }
  }

  func includes(_ age: Age) -> Bool {
    switch self {
    case .any: true
    case .young: age.years < 1
    case .adult: (1...7).contains(age.years)
    case .senior: age.years >= 8
    }
  }
}

/// The maximum fee that the shelf shows.
public enum FeeChoice: String, ShelfChoice {
  case any, upTo50, upTo75, upTo150

  /// `Any fee`
  public var title: String { limit.map { "Up to $\($0)" } ?? "Any fee" }

  func includes(_ rarity: Rarity) -> Bool { limit.map { rarity.fee <= $0 } ?? true }

  private var limit: Int? {
    switch self {
    case .any: nil
    case .upTo50: 50
    case .upTo75: 75
    case .upTo150: 150
    }
  }
}
