/// The hash FNV-1a with 64 bits, which is the same in each process. It is no protection against texts that are chosen to collide.
enum FNV1a {
  static let initial: UInt64 = 0xCBF2_9CE4_8422_2325

  static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
