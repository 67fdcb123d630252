internal import Foundation
internal import TestSupport

/// A browser without script, as far as HTTP goes: it keeps a cookie, fills in the form of a page, presses its buttons, and follows links and
/// redirections.
final class PlainVisitor {
  /// Something on the page that is not there.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  private let port: Int
  private var cookie: String?
  /// The address of the page, without scheme and host.
  private(set) var address = ""
  private var root = PageElement("document")
  /// The answer to the last request.
  private(set) var status = 0

  init(port: Int) { self.port = port }

  /// The words of the page.
  var text: String { root.text }

  /// The words of the screen in front, without those behind it.
  var front: String { (root.all { $0.has("screen", in: "class") }.last ?? root).text }

  /// Opens an address.
  func open(_ address: String) async throws { try await request("GET \(address)") }

  /// Follows a link whose name begins like this.
  func follow(_ name: String) async throws {
    let link = root.all { $0.tag == "a" }.last { $0.name.hasPrefix(name) }
    guard let address = link?.attributes["href"] else { throw missing("link “\(name)”") }
    try await open(address)
  }

  /// Presses a button whose name begins like this, with texts in fields by their placeholders, and options in pickers by theirs.
  func press(_ name: String, with texts: [String: String] = [:]) async throws {
    let button = root.all { $0.tag == "button" && $0.attributes["name"] == "press" }
      .last { $0.name.hasPrefix(name) && $0.attributes["disabled"] == nil }
    guard let button, let press = button.attributes["value"] else { throw missing("button “\(name)”") }
    guard let form = root.first(where: { $0.tag == "form" }), let action = form.attributes["action"] else {
      throw missing("form")
    }
    let body = try (fields(of: form, with: texts) + [("press", press)])
      .map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
    try await send(body, to: action)
  }

  /// Sends a form as it is given.
  func send(_ body: String, to address: String, headers: [String] = []) async throws {
    let own = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)"]
    try await request("POST \(address)", headers: own + headers, body: body)
  }

  private func request(_ line: String, headers: [String] = [], body: String = "") async throws {
    let connection = try await RawConnection.connect(port: port)
    let cookies = cookie.map { ["Cookie: \($0)"] } ?? []
    let lines = ["\(line) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + cookies + headers
    try await connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    let answer = HTTPAnswer(await connection.readToEnd())
    status = answer.status
    if let new = answer["Set-Cookie"]?.split(separator: ";").first { cookie = String(new) }
    if status == 303, let location = answer["Location"] { return try await open(location) }
    address = String(line.split(separator: " ")[1])
    root = PageElement("document")
    for element in try PageReader.read(answer.text) { root.insert(element) }
  }

  /// What the form reports: what its fields hold, or the texts instead.
  private func fields(of form: PageElement, with texts: [String: String]) throws -> [(String, String)] {
    var texts = texts
    var values: [(String, String)] = []
    for field in form.all(where: { ["input", "select", "textarea"].contains($0.tag) }) {
      guard let name = field.attributes["name"] else { continue }
      let label = field.attributes["placeholder"] ?? field.owner?.part("label")?.text ?? ""
      let given = texts[label]
      let options = field.all { $0.tag == "option" }
      switch (field.tag, field.attributes["type"]) {
      case ("select", _):
        let chosen = options.first { given == nil ? $0.attributes["selected"] != nil : $0.text == given }
        guard let chosen = chosen ?? (given == nil ? options.first : nil) else {
          throw missing("option “\(given ?? "")”")
        }
        values.append((name, chosen.attributes["value"] ?? ""))
        texts[label] = nil
      case (_, "checkbox"), (_, "radio"):
        if field.attributes["checked"] != nil { values.append((name, field.attributes["value"] ?? "on")) }
      default:
        values.append((name, given ?? field.attributes["value"] ?? field.text))
        texts[label] = nil
      }
    }
    guard texts.isEmpty else { throw missing("field “\(texts.keys.joined(separator: ", "))”") }
    return values
  }

  private func missing(_ what: String) -> Missing {
    Missing(description: "There is no \(what) on \(address): \(text)")
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
