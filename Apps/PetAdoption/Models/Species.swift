/// Kinds of animals.
public enum Species: String, Sendable, Hashable, CaseIterable {
  case dog, cat, rabbit, bird, rodent, tortoise
}
