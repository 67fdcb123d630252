internal import HTTPTypes
internal import HummingbirdCore

/// Responds to requests for files: those of the program, and uploaded pictures.
struct FileResponder: RequestStep {
  let responses: ResponseWriter

  func respond(to context: RequestContext) async -> Response? {
    switch context.route {
    case .file(let file): self.file(file, context.request)
    case .storedPicture(let file, let mediaType):
      await storedPicture(file, mediaType, context.request) ?? responses.error(.notFound, to: context.request)
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
  private func storedPicture(_ file: String, _ mediaType: String, _ request: Request) async -> Response? {
    let name = file.split(separator: "/").last ?? ""
    let tag = "W/\"\(name.prefix(64))\""
    var headers: HTTPFields = [
      .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable", .eTag: tag,
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file)
    if hasCached(tag, request) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    guard let file = await StoredFile.open(file) else { return nil }
    return Response(status: .ok, headers: headers, body: file.body)
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
