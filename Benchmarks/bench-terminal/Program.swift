internal import Dispatch
internal import Foundation

/// A program in a pseudo-terminal, with a terminal around it that answers the question for its kind.
@MainActor
final class Program {
  /// The process.
  let processID: pid_t
  private let terminal: Int32
  private let start = DispatchTime.now()
  private var text = ""
  /// The number of bytes that it has written.
  private(set) var bytesWritten = 0

  // TIOCSPTLCK and TIOCGPTN of Linux, and POSIX_SPAWN_SETSID of glibc, which Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430
  private static let newSession: Int16 = 0x80
  private static let signals = Int16(POSIX_SPAWN_SETSIGMASK)

  /// Starts a program; nil where it cannot be.
  init?(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], columns: Int = 120,
    rows: Int = 40
  ) {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, Int32) = (0, 0)
    guard terminal >= 0, ioctl(terminal, Self.unlock, &unlocked) == 0,
      ioctl(terminal, Self.number, &number) == 0
    else { return nil }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    var variables = ProcessInfo.processInfo.environment
    variables["TERM"] = "xterm-256color"
    variables["LANG"] = "C.UTF-8"
    variables.merge(environment) { $1 }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session's leader opens is the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // Threads of libdispatch block signals, and a program inherits what its parent blocks, also the signal that ends it.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Self.newSession | Self.signals)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in argv + envp { free(copy) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, path, &actions, &attributes, &argv, &envp) == 0 else { return nil }
    processID = process
  }

  /// Milliseconds from its start until it has written some words; nil where it does not within a time.
  func milliseconds(untilWritten words: String, within limit: Double = 30) -> Double? {
    read(for: limit) { $0.contains(words) }
      ? Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e6 : nil
  }

  /// Milliseconds from typing keys until it has written some words.
  func milliseconds(typing keys: String, untilWritten words: String) -> Double? {
    text = ""
    let begin = DispatchTime.now()
    send(keys)
    guard read(for: 30, until: { $0.contains(words) }) else { return nil }
    return Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e6
  }

  /// Takes what it writes for some seconds.
  func idle(seconds: Double) { _ = read(for: seconds) { _ in false } }

  private func read(for seconds: Double, until isDone: (String) -> Bool) -> Bool {
    let end = DispatchTime.now() + seconds
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while DispatchTime.now() < end {
      let left = Int32((end.uptimeNanoseconds - DispatchTime.now().uptimeNanoseconds) / 1_000_000)
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, max(1, left)) > 0 else { continue }
      let count = Foundation.read(terminal, &buffer, buffer.count)
      guard count > 0 else { return false }
      bytesWritten += count
      let bytes = String(decoding: buffer[..<count], as: UTF8.self)
      // What a terminal of today answers at once.
      if bytes.contains("\u{1B}[c") { send("\u{1B}[?62;22c") }
      text += bytes
      if isDone(text) { return true }
    }
    return false
  }

  func send(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  /// Ends it; a program that does not end within two seconds is killed.
  func end() {
    kill(processID, SIGTERM)
    var status: Int32 = 0
    let limit = DispatchTime.now() + 2
    while waitpid(processID, &status, WNOHANG) == 0 {
      if DispatchTime.now() > limit { kill(processID, SIGKILL) }
      // What it writes at its end would block it if nobody read it.
      idle(seconds: 0.01)
    }
    close(terminal)
  }

  // MARK: What the system knows of it

  /// Its memory that is in use, in megabytes.
  var residentMegabytes: Double {
    number(after: "VmRSS:", in: "/proc/\(processID)/status") / 1_024
  }

  /// How often its threads were woken up.
  var wakeUps: Double {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(processID)/task")) ?? []
    return threads.reduce(0) { sum, thread in
      sum + number(after: "voluntary_ctxt_switches:", in: "/proc/\(processID)/task/\(thread)/status")
    }
  }

  /// The processor's time that it has used, in milliseconds.
  var processorMilliseconds: Double {
    let stat = (try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) * 1_000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func number(after name: String, in file: String) -> Double {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
