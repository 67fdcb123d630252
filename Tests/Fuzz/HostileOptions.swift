import RandomGraphs

/// The options for hostile programs.
///
///     --steps 1000000      all steps together; each program does 50
///     --seconds 60         stop after this time, too
///     --seed 1             the seed of the first program; the others count on
///     --profile default    one of HostileProfile.all
///     --without unkept,…   kinds of hostility to leave out
///     --only 3,17,20       one program, and of its steps only these
///     --trace              print what the program does
struct HostileOptions {
  /// The number of steps of one program.
  static let programLength = 50

  var steps = 1_000_000
  var seconds: Double?
  var seed: UInt64 = 1
  var profile = "default"
  var without: [String] = []
  var only: [Int]?
  var isTraced = false
  /// The file that receives the position of the program, for the parent process.
  var positionFile: String?

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      func value() -> String {
        guard let value = rest.popFirst() else { usage("\(name) needs a value.") }
        return value
      }
      func number<N: LosslessStringConvertible>(_ type: N.Type) -> N {
        let text = value()
        guard let number = N(text) else { usage("\(name) needs a number, not \(text).") }
        return number
      }
      switch name {
      case "--steps": steps = number(Int.self)
      case "--seconds": seconds = number(Double.self)
      case "--seed": seed = number(UInt64.self)
      case "--profile": profile = value()
      case "--without": without = value().split(separator: ",").map(String.init)
      case "--only": only = value().split(separator: ",").compactMap { Int($0) }
      case "--trace": isTraced = true
      case "--position": positionFile = value()
      default: usage("There is no option \(name).")
      }
    }
  }

  /// The kinds of hostility that are not left out.
  var kinds: Set<Hostility> {
    guard let found = HostileProfile.all.first(where: { $0.name == profile }) else {
      usage(
        "There is no profile \(profile). Profiles: \(HostileProfile.all.map(\.name).joined(separator: ", "))."
      )
    }
    var kinds = found.kinds
    for name in without {
      guard let kind = Hostility(rawValue: name) else {
        usage(
          "There is no kind \(name). Kinds: \(Hostility.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      kinds.remove(kind)
    }
    return kinds
  }

  /// The arguments that produce the same options.
  var arguments: [String] {
    var arguments = ["--seed", "\(seed)"]
    if profile != "default" { arguments += ["--profile", profile] }
    if !without.isEmpty { arguments += ["--without", without.joined(separator: ",")] }
    if let only { return arguments + ["--only", only.map(String.init).joined(separator: ",")] }
    arguments += ["--steps", "\(steps)"]
    if let seconds { arguments += ["--seconds", "\(seconds)"] }
    return arguments
  }

  private func usage(_ problem: String) -> Never {
    fatalError("\(problem) See HostileOptions.swift for all options.")
  }
}
