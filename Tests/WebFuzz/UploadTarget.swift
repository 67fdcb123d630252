internal import Dispatch
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import Synchronization

/// Parses the lines before the first empty line as the path and the headers of an upload, and reads the rest as its body. What is accepted
/// must be within the limits.
///
///     /bindery/upload/12
///     Bindery-Upload: a-name-of-it
///
///     the body
@MainActor
enum UploadTarget {
  static func check(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)[...]
    guard let path = lines.popFirst().map({ String(decoding: $0, as: UTF8.self) }) else { return }
    var headers = HTTPFields()
    while let line = lines.popFirst(), !line.isEmpty {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ": ", maxSplits: 1)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { continue }
      headers.append(HTTPField(name: name, value: String(parts[1])))
    }
    let body = lines.map { Array($0) }
    let head = HTTPRequest(
      method: .post, scheme: "http", authority: headers[.init("Host") ?? .contentType], path: path,
      headerFields: headers)
    let context = RequestContext(
      Request(head: head, body: RequestBody(buffer: ByteBuffer())), from: RequestPeer(address: nil),
      source: .connection, routes: RouteTable(apps: ["notes"]))
    guard case .upload(let node) = context.route,
      let upload = try? UploadRequest(context, to: node, origins: OriginPolicy(), limits: limits)
    else { return }
    check(upload)
    read(body, of: upload)
  }

  private static func check(_ upload: UploadRequest) {
    precondition((0...limits.maximumUploadBytes).contains(upload.length), "The length is out of bounds.")
    precondition((8...64).contains(upload.name.utf8.count), "The identifier is too short or too long.")
    guard let name = upload.suggestedName else { return }
    precondition(!name.isEmpty && name.count <= 100, "The name of the file is too short or too long.")
    precondition(
      name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != "\\" && $0.value != 0x7F },
      "The name of the file has a character of a path, or a control character.")
  }

  /// Reads the body, whose lines arrive one by one.
  private static func read(_ lines: [[UInt8]], of upload: UploadRequest) {
    let (parts, arrival) = AsyncStream<ByteBuffer>.makeStream()
    for line in lines { arrival.yield(ByteBuffer(bytes: line)) }
    arrival.finish()
    let outcome = Mutex<Int?>(nil)
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      let bytes = try? await UploadBody.read(
        RequestBody(asyncSequence: parts), length: upload.length, limits: WebLimits(),
        clock: ContinuousClock())
      outcome.withLock { $0 = bytes?.count }
      end.signal()
    }
    end.wait()
    let count = outcome.withLock { $0 }
    let sent = lines.reduce(0) { $0 + $1.count }
    precondition(count == (sent == upload.length ? sent : nil), "A body of another length is accepted.")
  }

  private static let limits: WebLimits = {
    var limits = WebLimits()
    limits.maximumUploadBytes = 256
    return limits
  }()
}
