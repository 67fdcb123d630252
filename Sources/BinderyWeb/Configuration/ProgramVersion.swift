internal import BinderyHTML
internal import BinderyViews
internal import Glibc

/// The version of the running program, by which pages find that a new one was deployed.
enum ProgramVersion {
  /// The version of this program with the client's files. It is equal after a restart.
  static let current: String = ClientFiles.hash + "-" + (of(file: "/proc/self/exe") ?? "")

  /// The version under `bindery dev`, where pages of the program before go on with what they show. It changes with what only a page that is
  /// loaded again shows: the client's files, and what describes the apps.
  @MainActor
  static func inDevelopment(_ apps: [any WindowScene]) -> String {
    ClientFiles.hash + apps.map { "-\($0.path)-\($0.title)-\($0.summary)" }.joined()
  }

  /// Returns a text for the size and the modification time of a file; nil if the file cannot be read.
  static func of(file path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return [Int(status.st_size), time.tv_sec, time.tv_nsec].map { String($0, radix: 36) }.joined(
      separator: ".")
  }
}
