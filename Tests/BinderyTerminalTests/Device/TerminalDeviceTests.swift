import Dispatch
import Glibc
import Testing

@testable import BinderyTerminal

@MainActor struct TerminalDeviceTests {
  /// A number of a descriptor that is closed twice may be another file's the second time.
  @Test func aFileThatIsNoTerminalIsClosedOnce() async throws {
    let others = DispatchQueue(label: "other files")
    let lost = Task {
      await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        others.async {
          let outcomes = (1...20_000).map { _ in close(open("/dev/zero", O_RDONLY | O_CLOEXEC)) }
          continuation.resume(returning: outcomes.count { $0 != 0 })
        }
      }
    }
    for _ in 1...5_000 { #expect(throws: TerminalError.self) { try TerminalDevice(path: "/dev/null") } }
    #expect(await lost.value == 0)
  }
}
