import TestSupport
import Synchronization
import Testing

@testable import BinderyWeb

@Suite(.timeLimit(.minutes(10))) struct MemoryLimitTests {
  private func memory(_ files: [String: String]) -> ProcessMemory {
    ProcessMemory(read: { files[$0] }, pageSize: 4096)
  }

  private static let machine = "MemTotal:        1000 kB\nMemFree:         10 kB\n"

  @Test func theMemoryOfTheProcessIsCountedInPages() {
    #expect(memory(["/proc/self/statm": "500 20 3 1 0 9 0\n"]).resident == 20 * 4096)
    #expect(memory([:]).resident == nil)
  }

  @Test(
    arguments: [
      (["/proc/meminfo": machine], 1_024_000),
      (
        [
          "/proc/meminfo": machine, "/proc/self/cgroup": "0::/a/b\n",
          "/sys/fs/cgroup/a/b/memory.max": "5000\n",
        ], 5000
      ),
      (
        [
          "/proc/meminfo": machine, "/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/memory.max": "6000\n",
        ], 6000
      ),
      (
        ["/proc/meminfo": machine, "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/memory.max": "max\n"],
        1_024_000
      ),
      ([:], nil),
    ] as [([String: String], Int?)])
  func theSmallestLimitAroundTheProcessCounts(files: [String: String], bytes: Int?) {
    #expect(memory(files).available == bytes)
  }

  @Test func theLimitIsFourFifthsOfTheMemoryUnlessConfigured() {
    let memory = memory(["/proc/meminfo": Self.machine])
    #expect(MemoryLimit(nil, memory: memory).bytes == 819_200)
    #expect(MemoryLimit(5, memory: memory).bytes == 5)
    var none = MemoryLimit(nil, memory: self.memory([:]))
    let isExceeded = none.check()
    #expect(!isExceeded)
  }

  @Test func aHostIsShortOfMemoryUntilItIsWellBelowTheLimit() {
    let pages = Mutexed(99)
    var limit = MemoryLimit(
      100 * 4096, memory: ProcessMemory(read: { _ in "0 \(pages.value)" }, pageSize: 4096))
    var isShort: [Bool] = []
    for count in [99, 100, 96, 94, 99] {
      pages.value = count
      isShort.append(limit.check())
    }
    #expect(isShort == [false, true, true, false, false])
  }

  @Test func thisProcessHasMemory() throws {
    let memory = ProcessMemory()
    let (resident, available) = (try #require(memory.resident), try #require(memory.available))
    #expect((1...available).contains(resident))
  }

  @Test func aHostThatIsShortOfMemoryServesNoPageAndIsNotReady() async throws {
    try await HostServer.run(configure: { $0.limits.maximumMemoryBytes = 1 }) { server in
      // The memory is looked at each second. On a busy machine, the main actor may be late at first, which comes first here.
      let reason = "The process has reached its memory limit.\n"
      while try await server.answer("GET /readyz").text != reason {}
      #expect(try await server.answer("GET /counter").status == 503)
    }
  }
}

private final class Mutexed: Sendable {
  private let state: Mutex<Int>
  init(_ value: Int) { state = Mutex(value) }
  var value: Int {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }
}
