import Foundation

/// Runs hostile programs in a separate process, so that one that crashes can be shortened and repeated.
@MainActor
struct HostileSearch {
  private let options: HostileOptions
  private let positionFile = NSTemporaryDirectory() + "bindery-fuzz-\(getpid())"

  init(_ options: HostileOptions) { self.options = options }

  /// Returns whether all programs agree with the reference. If one does not, prints the shortest form of it that was
  /// found.
  func run() -> Bool {
    defer { try? FileManager.default.removeItem(atPath: positionFile) }
    if options.only != nil { return status(of: options, isSilent: false) == 0 }
    let start = ContinuousClock.now
    let status = status(of: options, isSilent: false)
    let position = HostilePosition(reading: positionFile)
    let time = (ContinuousClock.now - start).formatted(.units(allowed: [.seconds], width: .narrow))
    guard status != 0 else {
      print("\(position.done) hostile steps agree with the reference (\(time)).")
      return true
    }
    print("Seed \(position.seed) fails at step \(position.step), after \(position.done) steps and \(time).")
    printShortest(seed: position.seed, upTo: position.step)
    return false
  }

  /// Ends this process with a failure.
  func exit() -> Never { Foundation.exit(1) }

  private func printShortest(seed: UInt64, upTo last: Int) {
    var program = options
    program.seed = seed
    program.only = Array(0...last)
    guard status(of: program, isSilent: true) != 0 else {
      return printFewest(before: seed, upTo: last)
    }
    shorten(&program)
    print("Repeat it with:\n\n    fuzz hostile \(program.arguments.joined(separator: " ")) --trace\n")
    program.isTraced = true
    _ = status(of: program, isSilent: false)
  }

  /// Prints how to repeat a program that fails because of the state that earlier programs left.
  private func printFewest(before seed: UInt64, upTo last: Int) {
    var programs = options
    var count: UInt64 = 1
    repeat {
      count = min(count * 2, seed - options.seed)
      programs.seed = seed - count
      programs.steps = Int(count) * HostileOptions.programLength + last + 1
    } while count < seed - options.seed && status(of: programs, isSilent: true) == 0
    print("It fails of what programs before it have left behind. Repeat them with:\n")
    print("    fuzz hostile \(programs.arguments.joined(separator: " "))\n")
  }

  /// Removes steps, first half of them and finally single ones, as long as the program still fails.
  private func shorten(_ program: inout HostileOptions) {
    guard var steps = program.only else { return }
    var length = max(steps.count / 2, 1)
    while true {
      var start = 0
      while start < steps.count, steps.count > 1 {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + length, steps.count))
        program.only = fewer
        if !fewer.isEmpty, status(of: program, isSilent: true) != 0 { steps = fewer } else { start += length }
      }
      if length == 1 { break }
      length /= 2
    }
    program.only = steps
  }

  /// Runs programs in another process and returns its exit status.
  private func status(of options: HostileOptions, isSilent: Bool) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["program"] + options.arguments + ["--position", positionFile]
    if options.isTraced { process.arguments?.append("--trace") }
    var environment = ProcessInfo.processInfo.environment
    // The backtrace of a crash takes seconds; the printed program is more useful.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Observation calls back in the order of a hash table.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment
    if isSilent {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    // Flush the output so far before that of the child process.
    fflush(nil)
    do { try process.run() } catch { fatalError("\(CommandLine.arguments[0]) cannot be run: \(error)") }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
