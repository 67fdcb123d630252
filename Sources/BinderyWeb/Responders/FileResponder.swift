internal import BinderyViewModels
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responds to requests for files: those of the program, and uploaded pictures.
struct FileResponder: RequestStep {
  let responses: ResponseWriter
  /// Keeps uploaded pictures; nil if no app has any.
  let files: (any FileStore)?

  func respond(to context: RequestContext) async -> Response? {
    switch context.route {
    case .file(let file): self.file(file, context.request)
    case .storedPicture(let name, let folder, let mediaType):
      await storedPicture(name, folder, mediaType, context.request)
    default: nil
    }
  }

  private func file(_ file: StaticFile, _ request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: file.contentType, .cacheControl: file.cacheControl, .eTag: file.entityTag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if hasCached(file.entityTag, request) {
      headers[.contentType] = nil
      headers[.vary] = "Accept-Encoding"
      return Response(status: .notModified, headers: headers)
    }
    return ResponseWriter.bytes(file.bytes, headers, to: request) { file.compressed }
  }

  /// Returns an uploaded picture of an app. Its name is a hash of its content, so it can be cached forever.
  private func storedPicture(
    _ name: String, _ folder: String, _ mediaType: String, _ request: Request
  ) async -> Response {
    let tag = "W/\"\(name.prefix(64))\""
    var headers: HTTPFields = [
      .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable", .eTag: tag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if hasCached(tag, request) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    do {
      guard let file = try await files?.file(name, in: folder) else {
        return responses.error(.notFound, to: request)
      }
      // An incomplete file closes the connection.
      let body = ResponseBody(contentLength: file.size) { writer in
        for index in 0..<file.partCount {
          try await writer.write(ByteBuffer(bytes: try await file.part(index)))
        }
        try await writer.finish(nil)
      }
      return Response(status: .ok, headers: headers, body: body)
    } catch {
      return Response(status: .serviceUnavailable, headers: [.cacheControl: "no-store"])
    }
  }

  /// Whether the client already has this version (RFC 9110 §13.1.2: tags are compared weakly).
  private func hasCached(_ tag: String, _ request: Request) -> Bool {
    guard let known = request.headers[.ifNoneMatch] else { return false }
    let strong = tag.dropFirst(2)
    return known.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " }
      return entry == "*" || entry == tag || entry == strong
    }
  }
}
