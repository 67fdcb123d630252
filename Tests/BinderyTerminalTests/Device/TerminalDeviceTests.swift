import Dispatch
import Glibc
import TestSupport
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

  /// Otherwise the next file with the number of its descriptor may never be reported to have bytes.
  @Test func aTerminalIsOpenForAsLongAsTheSystemWatchesIt() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    defer { terminal.close() }
    var device: TerminalDevice? = try TerminalDevice(path: terminal.path)
    weak let watched = device
    let sources = [device?.watchInput {}, device?.watchOutput {}]
    device = nil
    for source in sources { source?.cancel() }
    // The end of watching is handled on the main queue, which this test has not left yet.
    #expect(watched != nil)
  }
}
