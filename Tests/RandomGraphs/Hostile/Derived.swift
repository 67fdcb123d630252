internal import Bindery

/// A derived value of a hostile program.
@MainActor
final class Derived {
  let recipe: Recipe
  private let read: @MainActor () -> Int

  /// Makes a derived value that is computed by the program.
  init(_ recipe: Recipe, in program: HostileProgram) {
    self.recipe = recipe
    if recipe.failing == nil {
      let computed = Computed { [unowned program] in program.compute(recipe) }
      read = { computed.value }
    } else {
      let computed = ThrowingComputed { [unowned program] in try program.computeOrFail(recipe) }
      read = { (try? computed.value) ?? -1 }
    }
  }

  /// The value; −1 if its closure failed.
  var value: Int { read() }
}

/// What a closure of a hostile program throws.
struct Failure: Error {}
