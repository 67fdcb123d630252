import Dispatch
import Testing

@testable import BinderyUsers

struct PasswordHashTests {
  private let hasher = PasswordHasher(cost: .least)

  @Test func aHashMatchesItsPasswordOnly() async throws {
    let hash = try await hasher.hash("correct horse")
    #expect(hash.rawValue.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
    #expect(try await hasher.check("correct horse", against: hash))
    #expect(try await !hasher.check("Correct horse", against: hash))
    #expect(try await !hasher.check("", against: hash))
  }

  @Test func equalPasswordsHaveDifferentHashes() async throws {
    #expect(try await hasher.hash("correct horse") != hasher.hash("correct horse"))
  }

  /// The password `password` with the salt `somesalt`, from the tests of argon2's reference implementation.
  @Test func hashesOfOtherProgramsAreChecked() async throws {
    let hash = PasswordHash(
      rawValue: "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")
    #expect(try await hasher.check("password", against: hash))
    #expect(try await !hasher.check("passwore", against: hash))
  }

  @Test func aHashOfAnotherCostIsOutdated() async throws {
    let hash = try await hasher.hash("correct horse")
    #expect(!hasher.isOutdated(hash))
    #expect(PasswordHasher(cost: .standard).isOutdated(hash))
    #expect(hasher.isOutdated(PasswordHash(rawValue: "none")))
  }

  @Test(arguments: [
    "", "none", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$\0", String(repeating: "a", count: 5000),
  ])
  func aTextThatIsNoHashMatchesNothing(text: String) async throws {
    #expect(try await !hasher.check("", against: PasswordHash(rawValue: text)))
  }

  @Test func nobodyHasNoPassword() async throws {
    for password in ["", "correct horse"] { #expect(try await !hasher.check(password, against: nil)) }
  }

  @Test func lettersAreEqualHoweverTheyAreTyped() async throws {
    let hash = try await hasher.hash("Z\u{FC}rich")
    #expect(try await hasher.check("Zu\u{308}rich", against: hash))
  }

  @Test func aPasswordHasAMaximumLength() async throws {
    let longest = String(repeating: "a", count: 1024)
    let hash = try await hasher.hash(longest)
    #expect(try await hasher.check(longest, against: hash))
    #expect(try await !hasher.check(longest + "a", against: hash))
    await #expect(throws: PasswordError.tooLong) { try await hasher.hash(longest + "a") }
  }

  @Test func costsAreRaisedToTheLeastOnes() {
    #expect(PasswordHash.Cost(memory: 0, passes: -1) == .least)
  }

  @Test func aHashIsNotShown() async throws {
    #expect("\(try await hasher.hash("correct horse"))" == "PasswordHash")
  }

  @Test @MainActor func theMainActorWorksWhileAHashIsCalculated() async throws {
    let (started, starting) = AsyncStream<Void>.makeStream()
    let signal = DispatchSemaphore(value: 0)
    let calculation = Task {
      try await hasher.run {
        starting.yield()
        signal.wait()
        return .success(true)
      }
    }
    for await _ in started { break }
    // Reached only if the calculation does not occupy the main actor.
    signal.signal()
    #expect(try await calculation.value)
  }

  @Test func moreThanTheBacklogIsRefused() async throws {
    let hasher = PasswordHasher(cost: .least, concurrency: 1, backlog: 0)
    let (started, starting) = AsyncStream<Void>.makeStream()
    let signal = DispatchSemaphore(value: 0)
    let first = Task {
      try await hasher.run {
        starting.yield()
        signal.wait()
        return .success(true)
      }
    }
    for await _ in started { break }
    await #expect(throws: PasswordError.busy) { try await hasher.hash("correct horse") }
    signal.signal()
    #expect(try await first.value)
    let hash = try await hasher.hash("correct horse")
    #expect(try await hasher.check("correct horse", against: hash))
  }
}
