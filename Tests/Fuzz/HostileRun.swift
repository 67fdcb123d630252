import Foundation
import RandomGraphs

/// Runs hostile programs in this process. It records its position, because a failing program may crash it without a
/// message.
@MainActor
struct HostileRun {
  private let options: HostileOptions
  private let position: HostilePosition?

  init(_ options: HostileOptions) {
    self.options = options
    position = options.positionFile.map { HostilePosition(writing: $0) }
  }

  /// Runs the programs. A failure ends the process.
  func run() {
    if let only = options.only { return runProgram(seed: options.seed, steps: only, done: 0) }
    let end = options.seconds.map { ContinuousClock.now + .seconds($0) }
    var done = 0
    var seed = options.seed
    while done < options.steps, end.map({ ContinuousClock.now < $0 }) ?? true {
      let count = min(HostileOptions.programLength, options.steps - done)
      runProgram(seed: seed, steps: Array(0..<count), done: done)
      done += count
      seed += 1
    }
    position?.write(seed: seed, step: 0, done: done)
  }

  private func runProgram(seed: UInt64, steps: [Int], done: Int) {
    // A program that never ends is a failure too.
    alarm(30)
    let program = HostileProgram(
      seed: seed, kinds: options.kinds, write: options.isTraced ? { write($0, to: .standardOutput) } : nil)
    for (index, step) in steps.enumerated() {
      position?.write(seed: seed, step: step, done: done + index)
      program.run(step: step)
      if let failure = program.failures.first { fail(seed, "step \(step)", failure) }
    }
    program.end()
    if let failure = program.failures.first { fail(seed, "the end", failure) }
    alarm(0)
  }

  private func fail(_ seed: UInt64, _ moment: String, _ failure: String) -> Never {
    write("Seed \(seed), \(moment): \(failure)", to: .standardError)
    exit(1)
  }

  /// Writes a line without buffering, because the process may end at any time.
  private func write(_ line: String, to file: FileHandle) { file.write(Data("\(line)\n".utf8)) }
}

/// The position of a program, in a file that persists after the process.
struct HostilePosition {
  private(set) var seed: UInt64 = 0
  private(set) var step = 0
  private(set) var done = 0
  private let file: Int32

  /// Opens a file for writing positions.
  init(writing path: String) { file = open(path, O_WRONLY | O_CREAT, 0o600) }

  /// Reads the last written position.
  init(reading path: String) {
    file = -1
    guard let data = FileManager.default.contents(atPath: path), data.count == 24 else { return }
    let words = data.withUnsafeBytes { bytes in
      (0..<3).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    (seed, step, done) = (words[0], Int(words[1]), Int(words[2]))
  }

  /// Writes a position.
  func write(seed: UInt64, step: Int, done: Int) {
    let words = [seed, UInt64(step), UInt64(done)]
    _ = words.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}
