// The targets of libFuzzer. Scripts/fuzz-pictures compiles them together with the parsers' sources.
internal import Foundation

/// A parser of files. Each has a check that must hold for every input.
private enum FuzzTarget: String {
  /// Uploaded pictures.
  case pictures
  /// Drawings in SVG.
  case drawings

  /// The target that the environment variable `BINDERY_FUZZ` names.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["BINDERY_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("BINDERY_FUZZ is “\(name)”. Set it to pictures or drawings.")
    }
    return target
  }()
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch FuzzTarget.chosen {
  case .pictures:
    checkPicture(bytes)
    checkPicture(withChecksums(bytes))
  case .drawings: checkDrawing(bytes)
  }
  return 0
}

/// An accepted picture has a size, does not grow, and is the same when it is cleaned again. An error is one line of text.
private func checkPicture(_ bytes: [UInt8]) {
  do {
    let contents = try PictureContents(bytes)
    precondition(contents.width > 0 && contents.height > 0, "A picture without pixels is accepted.")
    precondition(contents.bytes.count <= bytes.count + 64, "A cleaned picture is larger.")
    let again = try? PictureContents(contents.bytes)
    precondition(again == contents, "A cleaned picture changes when it is cleaned again.")
  } catch {
    let message = error.errorDescription ?? ""
    precondition(message.hasSuffix("."), "An error is no sentence.")
    precondition(
      message.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" && $0.properties.generalCategory != .control },
      "An error contains bytes of the picture.")
  }
}

/// Returns a PNG with the right checksums, which changed bytes alone never have, and any other file as it is.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.starts(with: PNGPicture.signature) else { return bytes }
  var (bytes, start) = (bytes, PNGPicture.signature.count)
  while bytes.count - start >= 12 {
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 8 + length
    guard end <= bytes.count - 4 else { break }
    var checksum: [UInt8] = []
    checksum.appendBigEndian(PNGPicture.checksum(of: bytes[start + 4..<end]), count: 4)
    bytes.replaceSubrange(end..<end + 4, with: checksum)
    start = end + 4
  }
  return bytes
}

/// A malformed drawing stays as it is; another one remains well-formed, and grows by a limited size.
private func checkDrawing(_ bytes: [UInt8]) {
  let styled = DrawingStyles.inlined(in: bytes)
  let expanded = DrawingReferences.expanded(in: styled)
  guard DrawingScanner.tags(in: bytes) != nil else {
    return precondition(expanded == bytes, "A malformed drawing is changed.")
  }
  precondition(DrawingScanner.tags(in: styled) != nil, "Styles make a drawing malformed.")
  precondition(DrawingScanner.tags(in: expanded) != nil, "References make a drawing malformed.")
  precondition(styled.count <= 2 * bytes.count + 1_000_100, "Styles make a drawing too large.")
  precondition(expanded.count <= 2 * styled.count + 1_000_100, "References make a drawing too large.")
}
