internal import BinderyHTML
internal import BinderyViews
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responds to a request for a file that a window exports: the file is written while it is sent, as fast as the browser takes it.
struct DownloadResponder: RequestStep {
  let downloads: DownloadRegistry
  let responses: ResponseWriter

  func respond(to context: RequestContext) async -> Response? {
    guard case .download(let token) = context.route else { return nil }
    // A HEAD request fetches nothing: another request follows.
    guard context.request.method == .get, OriginPolicy.isOwnSite(context.request.headers),
      let export = await downloads.take(token, for: context.visitor)
    else { return responses.error(.notFound, to: context.request) }
    let body = ResponseBody { writer in
      do {
        while let bytes = try await export.next() { try await writer.write(ByteBuffer(bytes: bytes)) }
        try await writer.finish(nil)
      } catch {
        // The app's own error has ended it already.
        await export.end(because: DownloadError.interrupted)
        // An incomplete file closes the connection, so that the browser knows.
        throw error
      }
    }
    return Response(status: .ok, headers: Self.headers(forFileNamed: export.name), body: body)
  }

  /// The browser saves the file, whatever is in it, and never shows it as a page of this server.
  static func headers(forFileNamed name: String) -> HTTPFields {
    let name = FileAddress.name(name)
    let plain = String(name.map { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 != "%" ? $0 : "_" })
    var headers: HTTPFields = [
      .contentType: FileAddress.mediaType(of: name) ?? "application/octet-stream", .cacheControl: "no-store",
      .contentDisposition: "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(FileAddress.encoded(name))",
    ]
    SecurityHeaders.add(to: &headers, policy: SecurityHeaders.file + "; sandbox")
    return headers
  }
}
