internal import Bindery

/// The number and a checksum of rows or events, the same for the same content in the same order.
struct ContentSum: Hashable, Sendable {
  private(set) var count = 0
  /// FNV-1a.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ page: [PagedRow]) {
    for row in page {
      count += 1
      add(row.row.key)
      add(row.row.body)
      add(row.place)
    }
  }

  mutating func add(_ page: [RecordedEvent]) {
    for event in page {
      count += 1
      add(event.identity.window)
      add(event.identity.number)
      add(event.write.part)
      add(event.result ?? "-")
      add(event.result == nil ? 0 : 1)
      add(event.write.print.map { Int(truncatingIfNeeded: $0.content) } ?? 0)
      add(event.write.print.map { Int(truncatingIfNeeded: $0.shape) } ?? 0)
    }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No byte of UTF-8.
    add(0xFF as UInt8)
  }

  private mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
