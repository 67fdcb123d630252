internal import Foundation

/// The memory of this process and the memory that it may use, as Linux reports them.
struct ProcessMemory: Sendable {
  /// Returns the text of a file; nil if it cannot be read.
  var read: @Sendable (_ path: String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  /// The size of a page of memory in bytes.
  var pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// The resident memory of the process in bytes; nil on other systems.
  var resident: Int? {
    guard let fields = read("/proc/self/statm")?.split(separator: " "), fields.count > 1 else { return nil }
    return Int(fields[1]).map { $0 * pageSize }
  }

  /// The memory of the process's control group (such as a container or a service), else of the machine, in bytes; nil on other systems.
  var available: Int? { ([machine] + groups).compactMap(\.self).min() }

  private var machine: Int? {
    let line = read("/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemTotal:") }
    let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return kibibytes.map { $0 * 1024 }
  }

  /// The limits of the control group and those around it (version 2).
  private var groups: [Int?] {
    let line = read("/proc/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::/") }
    var path = (line?.dropFirst(3) ?? "/").split(separator: "/")
    var limits: [Int?] = []
    while true {
      let folder = path.map { "/\($0)" }.joined()
      let text = read("/sys/fs/cgroup\(folder)/memory.max")
      limits.append(text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
      if path.isEmpty { return limits }
      path.removeLast()
    }
  }
}
