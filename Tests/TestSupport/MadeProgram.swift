internal import Foundation

/// Programs that a test makes itself.
///
/// Another process writes them. If this one did, each process that another test starts at that moment would have the file open for writing
/// too, until it runs its own program, and the system would refuse to run the new one ("Text file busy").
enum MadeProgram {
  /// Writes a program for the shell.
  static func write(_ script: String, to path: String) throws {
    try shell(#"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 755 "$2""#, script, path)
  }

  /// Copies a program.
  static func copy(_ program: String, to path: String) throws {
    try shell(#"cp -- "$1" "$2""#, program, path)
  }

  private static func shell(_ command: String, _ source: String, _ path: String) throws {
    let id = try Spawn.run(
      "/bin/sh", ["-c", command, "sh", source, path], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [])
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw BrowserError.cannotStart(program: path, reason: "it could not be written (status \(status))")
    }
  }
}
