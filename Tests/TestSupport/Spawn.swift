internal import Foundation
internal import Synchronization

/// `posix_spawn` and pipes, for ``ChildProcess`` and ``TerminalProcess``.
enum Spawn {
  /// Held while a pipe's ends can still be inherited, and while a program that must not inherit them starts.
  private static let starting = Mutex(())

  /// A limit above the number of files and sockets of any test run.
  private static let highestDescriptor: CInt = 4096

  /// Creates a pipe that no program inherits by accident. Its numbers are high, so that they never collide with the
  /// descriptor numbers of a program.
  static func pipe() throws -> (read: CInt, write: CInt) {
    try starting.withLock { _ in
      var ends: [CInt] = [0, 0]
      guard Foundation.pipe(&ends) == 0 else { throw failure("pipe") }
      defer { close(ends[0], ends[1]) }
      return (fcntl(ends[0], F_DUPFD_CLOEXEC, 100), fcntl(ends[1], F_DUPFD_CLOEXEC, 100))
    }
  }

  /// A new file for a program's output.
  static func log(_ path: String) throws -> CInt {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  /// The value of SWIFT_BACKTRACE with which a program that crashes prints where, in few lines. In a terminal it would otherwise wait for
  /// a key for ever.
  static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=40"

  /// Closes descriptors.
  static func close(_ descriptors: CInt...) {
    for descriptor in descriptors { _ = Foundation.close(descriptor) }
  }

  /// Starts a program as the leader of a new process group, with all signals at their defaults.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String],
    descriptors: [(ours: CInt, theirs: CInt)]
  ) throws -> pid_t {
    try run(path, arguments, environment: environment, leads: POSIX_SPAWN_SETPGROUP) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for (ours, theirs) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
      return max(2, descriptors.map(\.theirs).max() ?? 2)
    }
  }

  /// Starts a program as the leader of a new session, whose terminal is the one at a path.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], terminal: String
  ) throws -> pid_t {
    try run(path, arguments, environment: environment, leads: 0x80 /* POSIX_SPAWN_SETSID */) { actions in
      // The first terminal that the leader of a session opens is the session's.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      return 2
    }
  }

  /// - Parameter open: Opens the program's files, and returns the highest of their numbers.
  private static func run(
    _ path: String, _ arguments: [String], environment: [String: String], leads: CInt,
    open: (inout posix_spawn_file_actions_t) -> CInt
  ) throws -> pid_t {
    // A closed peer must cause an error of `write` instead of ending the test run.
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let last = open(&actions)
    // Sockets of SwiftNIO are inherited: a program would keep the port of another test's server open.
    // Numbers that are not open are skipped when the program starts.
    for unwanted in (last + 1)..<highestDescriptor {
      posix_spawn_file_actions_addclose(&actions, unwanted)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = leads | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let environ = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + environ { free(text) } }
    var id: pid_t = 0
    let error = starting.withLock { _ in posix_spawn(&id, path, &actions, &attributes, argv, environ) }
    guard error == 0 else { throw failure(path, error) }
    return id
  }

  private static func failure(_ program: String, _ code: CInt = errno) -> BrowserError {
    .cannotStart(program: program, reason: String(cString: strerror(code)))
  }
}
