/// Decides whether a host is short of memory: from its limit on, until it is a twentieth below it.
struct MemoryLimit {
  /// The share of the available memory that is the default limit. Above it the system may end the process.
  private static let share = 0.8

  /// The limit in bytes; nil for none.
  let bytes: Int?
  private(set) var isExceeded = false
  private let memory: ProcessMemory

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - bytes: The limit in bytes; nil for 80 % of the available memory.
  ///   - processes: The number of processes that share it.
  init(_ bytes: Int?, sharedBy processes: Int = 1, memory: ProcessMemory = ProcessMemory()) {
    self.memory = memory
    let all = bytes ?? memory.available.map { Int(Double($0) * Self.share) }
    self.bytes = all.map { $0 / processes }
  }

  /// Compares the process's memory with the limit.
  ///
  /// - Returns: Whether it is exceeded.
  mutating func check() -> Bool {
    guard let bytes, let resident = memory.resident else { return false }
    isExceeded = resident >= (isExceeded ? bytes / 20 * 19 : bytes)
    return isExceeded
  }
}
