import BinderyViewModels
import Foundation
import Testing

@testable import BinderyWeb

/// Sealing and opening the state that pages store.
@Suite struct KeyRingTests {
  private static func key(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }
  private let ring: KeyRing
  private let bytes = Array(#"{"a":"pet-feeder","s":{"dialog":{"v":1,"j":"\"Mau\""}}}"#.utf8)

  init() throws { ring = try KeyRing(keys: [Self.key(1)]) }

  @Test func opensWhatItSealed() throws {
    for count in [0, 1, 15, 16, 17, 4000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let text = try ring.seal(bytes)
      #expect(try ring.open(text) == bytes)
      #expect(text.utf8.count <= (count + 45) * 4 / 3 + 2)
    }
  }

  @Test func equalBytesAreSealedDifferently() throws {
    #expect(try ring.seal(bytes) != ring.seal(bytes))
  }

  @Test func sealedTextIsUnreadable() throws {
    let text = try ring.seal(bytes)
    #expect(
      text.utf8.allSatisfy {
        Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber || $0 == 0x2D
          || $0 == 0x5F
      })
    #expect(Base64URL.bytes(text)?.range(of: Data("pet-feeder".utf8)) == nil)
  }

  @Test func oldKeysStillOpenAndTheNewOneSeals() throws {
    let old = try ring.seal(bytes)
    let rotated = try KeyRing(keys: [Self.key(2), Self.key(1)])
    #expect(try rotated.open(old) == bytes)
    let new = try rotated.seal(bytes)
    #expect(throws: SavedStateRefusal.damaged) { try ring.open(new) }
    let retired = try KeyRing(keys: [Self.key(2)])
    #expect(throws: SavedStateRefusal.damaged) { try retired.open(old) }
  }

  @Test func everyFlippedBitIsNoticed() throws {
    let sealed = try #require(Base64URL.bytes(try ring.seal(bytes)))
    for index in sealed.indices {
      for bit in 0..<8 {
        var forged = sealed
        forged[index] ^= 1 << UInt8(bit)
        #expect(throws: SavedStateRefusal.self) { try ring.open(Base64URL.text(forged)) }
      }
    }
  }

  @Test func everyTruncationIsNoticed() throws {
    let text = try ring.seal(bytes)
    for count in 0..<text.count {
      #expect(throws: SavedStateRefusal.self) { try ring.open(String(text.prefix(count))) }
    }
  }

  /// Random texts, and sealed ones with bytes changed, removed, inserted, duplicated and swapped.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func mutationsAreRefusedAndNothingElseHappens(seed: UInt64) throws {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    let original = Array(try ring.seal(bytes).utf8)
    let other = Array(try ring.seal(Array(bytes.reversed())).utf8)
    for _ in 0..<2000 {
      var text = original
      for _ in 0...random(4) {
        let at = random(text.count)
        switch random(7) {
        case 0 where !text.isEmpty: text[at] = UInt8(random(256))
        case 1 where !text.isEmpty: text.remove(at: at)
        case 2: text.insert(UInt8(random(128)), at: at)
        case 3: text.removeLast(min(text.count, random(20)))
        case 4: text += text.prefix(random(40))
        case 5: text = Array(text.prefix(at)) + other.dropFirst(at)
        default: text = (0..<random(200)).map { _ in UInt8(random(256)) }
        }
      }
      guard text != original, text != other else { continue }
      #expect(throws: SavedStateRefusal.self) { try ring.open(String(decoding: text, as: UTF8.self)) }
    }
  }

  @Test func otherFormatsAreReported() throws {
    var sealed = try #require(Base64URL.bytes(try ring.seal(bytes)))
    sealed[0] = 1
    #expect(throws: SavedStateRefusal.otherVersion) { try ring.open(Base64URL.text(sealed)) }
  }

  @Test func invalidKeysHaveReadableErrors() {
    #expect(throws: KeyError.noKey) { try KeyRing(keys: []) }
    #expect(throws: KeyError.wrongLength(bytes: 31)) { try KeyRing(keys: [Array(repeating: 1, count: 31)]) }
    #expect(throws: KeyError.notHexadecimal(source: "KEYS")) {
      try KeyRing(hexadecimal: "xyz", source: "KEYS")
    }
    #expect(throws: KeyError.noKey) { try KeyRing(hexadecimal: ",", source: "KEYS") }
  }
}
