/// The species of a pet.
public enum Species: String, Sendable, Hashable, CaseIterable {
  case dog, cat, rabbit, bird, rodent, tortoise
}
