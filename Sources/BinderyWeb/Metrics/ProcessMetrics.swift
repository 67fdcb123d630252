internal import Foundation

/// The memory and processor time of this process, with the names of Prometheus' client libraries.
public enum ProcessMetrics {
  /// Returns the metrics as text; empty on systems without `/proc`.
  public static func text() -> String {
    guard let statistics = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8) else { return "" }
    return text(statistics, pageSize: sysconf(Int32(_SC_PAGESIZE)), ticks: sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Formats the line of `/proc/self/stat` (proc(5)). The name in parentheses may itself contain spaces and
  /// parentheses.
  static func text(_ statistics: String, pageSize: Int, ticks: Int) -> String {
    guard let end = statistics.lastIndex(of: ")"), ticks > 0 else { return "" }
    let fields = statistics[statistics.index(after: end)...].split(separator: " ")
    // The first field after the name is the third of the line.
    guard fields.count > 21, let user = Double(fields[11]), let system = Double(fields[12]),
      let memory = Double(fields[20]), let pages = Double(fields[21])
    else { return "" }
    return """
      # TYPE process_cpu_seconds_total counter
      process_cpu_seconds_total \((user + system) / Double(ticks))
      # TYPE process_resident_memory_bytes gauge
      process_resident_memory_bytes \(Int(pages) * pageSize)
      # TYPE process_virtual_memory_bytes gauge
      process_virtual_memory_bytes \(Int(memory))

      """
  }
}
