/// A value that a closure reads, and that the reference can compute.
indirect enum Term {
  /// A box.
  case box(Int)
  /// A property of an `@Observable` object.
  case object(Int)
  /// `$box.map`, which nothing retains.
  case mapped(Int)
  /// A derived value that the closure retains.
  case derived(Derived)
  /// The derived value in a box, if any.
  case slot(Int)
  /// The derived value of the owner in a box, if any.
  case owner(Int)
  /// A derived value that is created, read and released.
  case unkept(Recipe)
}

/// The terms that a closure reads: a selector, and by its parity one of two lists, so that dependencies change all the time.
@MainActor
final class Recipe {
  /// The number of recipes. Closures of the graph retain them.
  private(set) static var count = 0

  /// The number in the order of creation. Each recipe reads older ones only.
  let number: Int
  /// The maximum number of boxes with derived values between this one and the sources. A box of level n contains derived values of a lower
  /// level.
  let level: Int
  let selector: Term
  let whenEven: [Term]
  let whenOdd: [Term]
  let modulus: Int
  /// The remainder at which the closure fails, if it may.
  let failing: Int?

  init(
    number: Int, level: Int, selector: Term, whenEven: [Term], whenOdd: [Term], modulus: Int, failing: Int?
  ) {
    self.number = number
    self.level = level
    self.selector = selector
    self.whenEven = whenEven
    self.whenOdd = whenOdd
    self.modulus = modulus
    self.failing = failing
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  /// Returns the terms to read after the selector.
  func terms(after selector: Int) -> [Term] { selector % 2 == 0 ? whenEven : whenOdd }

  /// Returns the result for the values that were read.
  func value(of inputs: [Int]) -> Int { inputs.reduce(0, &+) % modulus }

  /// Whether the closure fails with these values.
  func fails(with inputs: [Int]) -> Bool {
    if let failing { inputs.reduce(0, &+) % 5 == failing } else { false }
  }

  /// Whether it reads only values below a recipe that is running. A recipe that reads itself has no value.
  func isBelow(level: Int, number: Int) -> Bool { (self.level, self.number) < (level, number) }
}
