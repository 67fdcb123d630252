import RandomGraphs
import Testing

/// Programs whose closures act at the worst moment, compared with a reference. `make fuzz` runs a million steps, and a minute with the
/// address sanitizer.
@MainActor
@Suite struct HostileTests {
  @Test(arguments: HostileProfile.all.map(\.name))
  func aHostileProgramAgreesWithTheReference(profile: String) throws {
    let kinds = try #require(HostileProfile.all.first { $0.name == profile }).kinds
    for seed in 1...8 as ClosedRange<UInt64> {
      let program = HostileProgram(seed: seed, kinds: kinds)
      for step in 0..<30 where program.failures.isEmpty {
        program.run(step: step)
        #expect(program.failures == [], "fuzz hostile --profile \(profile) --seed \(seed), step \(step)")
      }
      program.end()
      #expect(program.failures == [], "fuzz hostile --profile \(profile) --seed \(seed), at the end")
    }
  }
}
