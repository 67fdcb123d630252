internal import Foundation

/// What a compiler's driver has run after an edit of one file. After the next edit of that file, it is run without the driver, which takes
/// longer than the compiler.
///
///     swiftc … -v
///     /opt/swift/usr/bin/swift-frontend -frontend -emit-module …
///     /opt/swift/usr/bin/swift-frontend -frontend -c … -primary-file CounterView.swift …
struct CompilerJobs: Equatable {
  /// Runs both jobs at once.
  let command: [String]
  /// The file with the names that the edited file declares and uses.
  let references: String

  /// - Parameters:
  ///   - output: What the driver has printed, with its commands as a shell reads them.
  ///   - file: The edited file.
  ///   - log: The file for what the first job prints.
  /// - Returns: nil if other files were compiled too, or if the commands are not as expected. Of more than 128 files, the driver writes a list, and
  ///   removes it afterwards.
  init?(_ output: String, file: String, log: String) {
    let jobs = output.split(separator: "\n").filter(Self.isJob)
    let interfaces = jobs.filter { Self.isJob($0, "-emit-module") }
    let compilations = jobs.filter { Self.isJob($0, "-c") }
    guard interfaces.count == 1, compilations.count == 1,
      Self.values(of: "-primary-file", in: compilations[0]) == [file],
      Self.values(of: "-filelist", in: interfaces[0] + " " + compilations[0]).isEmpty,
      let references = Self.values(of: "-emit-reference-dependencies-path", in: compilations[0]).first
    else { return nil }
    self.references = references
    let script = """
      \(interfaces[0]) >'\(log)' 2>&1 &
      interface=$!
      \(compilations[0])
      result=$?
      wait $interface || result=$?
      cat '\(log)'
      exit $result
      """
    command = ["/bin/sh", "-c", script]
  }

  /// Whether a line is the command of a compiler.
  static func isJob(_ line: Substring) -> Bool {
    line.split(separator: " ", maxSplits: 1).first?.hasSuffix("/swift-frontend") == true
  }

  private static func isJob(_ line: Substring, _ mode: String) -> Bool {
    line.split(separator: " ", maxSplits: 3).dropFirst().prefix(2) == ["-frontend", mode[...]]
  }

  private static func values(of option: String, in line: Substring) -> [String] {
    let words = line.split(separator: " ")
    return zip(words, words.dropFirst()).filter { $0.0 == option }.map { String($0.1) }
  }
}
