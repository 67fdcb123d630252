/// The expected values, recomputed from the sources without caching and without the engine.
@MainActor
struct Reference {
  private let program: HostileProgram
  private var known: [ObjectIdentifier: Int] = [:]

  init(_ program: HostileProgram) { self.program = program }

  /// The value of a derived value; −1 if its closure fails.
  mutating func value(of recipe: Recipe) -> Int {
    if let value = known[ObjectIdentifier(recipe)] { return value }
    let inputs = inputs(of: recipe)
    let value = recipe.fails(with: inputs) ? -1 : recipe.value(of: inputs)
    known[ObjectIdentifier(recipe)] = value
    return value
  }

  /// Returns the values of all inputs of a closure.
  mutating func inputs(of recipe: Recipe) -> [Int] {
    let selector = value(of: recipe.selector)
    var inputs = [selector]
    for term in recipe.terms(after: selector) { inputs.append(value(of: term)) }
    return inputs
  }

  mutating func value(of term: Term) -> Int {
    switch term {
    case .box(let index): program.boxValues[index]
    case .object(let index): program.objectValues[index]
    case .mapped(let index): HostileProgram.mapped(program.boxValues[index])
    case .derived(let derived): value(of: derived.recipe)
    case .slot(let index): program.slotValues[index].map { value(of: $0.recipe) } ?? 0
    case .owner(let index): program.ownerValues[index].map { $0.own &+ program.boxValues[$0.box] } ?? 0
    case .unkept(let recipe): value(of: recipe)
    }
  }
}
