import Testing

@testable import BinderyWeb

@Suite struct MemoryReturnTests {
  @Test func memoryIsReturnedAfterManySessionsEnd() {
    var memory = MemoryReturn()
    let counts = [0, 500, 400, 100, 100, 100, 80, 60, 60, 45, 45]
    #expect(
      counts.map { memory.note($0) } == [
        false, false, false, false, true, false, false, false, false, false, true,
      ])
  }

  @Test func fewSessionsReturnNoMemory() {
    var memory = MemoryReturn()
    #expect([49, 0, 0, 0].map { memory.note($0) } == [false, false, false, false])
  }
}
