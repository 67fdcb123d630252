import Testing

@testable import BinderyUsers

struct OneTimeCodeTests {
  private let secret = OneTimeSecret(bytes: Array("12345678901234567890".utf8))

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// RFC 3174, and the digest of nothing.
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "0123456701234567", count: 40), "dea356a2cddd90c7a7ecedc5ebb563934f460452"),
  ])
  func digestsAreThoseOfTheStandard(message: String, digest: String) {
    #expect(hex(SHA1.digest(Array(message.utf8))) == digest)
  }

  /// RFC 2202.
  @Test(arguments: [
    ([UInt8](repeating: 0x0B, count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
    (Array("Jefe".utf8), "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (
      [UInt8](repeating: 0xAA, count: 80), "Test Using Larger Than Block-Size Key - Hash Key First",
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
  ])
  func authenticationCodesAreThoseOfTheStandard(key: [UInt8], message: String, code: String) {
    #expect(hex(SHA1.hmac(Array(message.utf8), key: key)) == code)
  }

  /// RFC 6238, appendix B.
  @Test(arguments: [
    (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"),
    (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
  ])
  func codesAreThoseOfTheStandard(seconds: Int, code: String) {
    #expect(secret.code(at: OneTimeSecret.step(at: seconds), digits: 8) == code)
    #expect(secret.code(at: OneTimeSecret.step(at: seconds)) == String(code.suffix(6)))
  }

  /// RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
    ("foobar", "MZXW6YTBOI"),
  ])
  func keysAreWrittenAsInTheStandard(text: String, encoded: String) {
    #expect(Base32.text(Array(text.utf8)) == encoded)
  }

  @Test func aCodeIsValidForItsStepAndBothBesideIt() {
    let code = secret.code(at: 100)
    for (seconds, step) in [(2969, nil), (2970, 100), (3000, 100), (3029, 100), (3059, 100), (3060, nil)] {
      #expect(secret.step(of: code, at: seconds, after: nil) == step, "\(seconds)")
    }
    #expect(secret.step(of: "\(code.prefix(3)) \(code.suffix(3))", at: 3000, after: nil) == 100)
  }

  @Test func noCodeIsValidTwice() {
    let code = secret.code(at: 100)
    #expect(secret.step(of: code, at: 3000, after: 100) == nil)
    #expect(secret.step(of: code, at: 3000, after: 99) == 100)
  }

  @Test(arguments: ["", "12345", "1234567", "abcdef", "１２３４５６"]) func otherTextsAreNoCodes(text: String) {
    #expect(secret.step(of: text, at: 3000, after: nil) == nil)
  }

  @Test func anAddressNamesTheAppAndTheAccount() {
    #expect(
      secret.address(issuer: "My Club", account: "ada@example.org")
        == "otpauth://totp/My%20Club:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=My%20Club"
    )
  }

  @Test func secretsAreRandomAndNotShown() {
    let secret = OneTimeSecret()
    #expect(secret != OneTimeSecret() && secret.bytes.count == 20)
    #expect("\(secret)" == "OneTimeSecret")
  }
}
