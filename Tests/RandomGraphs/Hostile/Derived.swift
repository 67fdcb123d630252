internal import Bindery

/// A derived value of a hostile program.
@MainActor
final class Derived {
  let recipe: Recipe
  private let read: @MainActor () -> Int

  /// Creates a derived value that the program computes.
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

/// The error that closures of a hostile program throw.
struct Failure: Error {}
