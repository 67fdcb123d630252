internal import ArgumentParser
internal import Foundation

/// Runs a command; an error ends the program with its sentence and a code of `sysexits.h`.
func reporting(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch {
    Console.report("bindery: \(error)")
    throw ExitCode(exitCode(of: error))
  }
}

private func exitCode(of error: any Error) -> Int32 {
  switch error {
  case is NameProblem, is SourceProblem, is AddProblem: EX_USAGE
  case PackageProblem.option, PackageProblem.programs: EX_USAGE
  case DevProblem.argument: EX_USAGE
  case is FileProblem: EX_CANTCREAT
  case is DevProblem, is PackageProblem, is ToolProblem: EX_UNAVAILABLE
  default: EX_SOFTWARE
  }
}
