public import BinderyViews

/// A page for browsers without script: one form around everything. Its buttons report which control was pressed, together with what is
/// in its fields.
///
///     GET /cloudy?plain=          a new window ─▶ <form action="/cloudy?plain=k3f…"> … <button name="press" value="12">
///     POST /cloudy?plain=k3f…     turn=0&n7=Rome&press=12 ─▶ events ─▶ 303 to the address of what is shown then
public struct PlainPage: Hashable, Sendable {
  /// The name in queries for the window of such a page; an empty value asks for a new one.
  public static let key = "plain"

  /// The window, as in the query of its addresses.
  public var window: String
  /// The query of the window, encoded; links keep it.
  public var query: String
  /// The address of what is shown, to which the form is sent.
  public var address: String
  /// The number of the page in its window: forms of earlier pages have no effect.
  public var turn: Int
  /// A sentence about the request that led here; `nil` for none.
  public var notice: String?
  /// An address that the app has opened, which a form must not lead to by itself; `nil` for none.
  public var opened: String?
  /// The control that gets the focus; `nil` for none.
  public var focus: NodeID?

  /// Describes a page.
  public init(
    window: String, query: String, address: String, turn: Int, notice: String? = nil, opened: String? = nil,
    focus: NodeID? = nil
  ) {
    self.focus = focus
    self.query = query
    self.opened = opened
    self.window = window
    self.address = address
    self.turn = turn
    self.notice = notice
  }

  /// The address of a screen in a window.
  ///
  /// - Parameters:
  ///   - path: the routes of the screen.
  ///   - base: the app's path, such as `/cloudy`.
  ///   - query: the query of the window, encoded.
  ///   - window: the window.
  public static func address(of path: [String], base: String, query: String, window: String) -> String {
    AppPath.address(of: path, base: base) + "?" + self.query(query, window: window)
  }

  /// The query of a window with its name.
  static func query(_ query: String, window: String) -> String {
    (query.isEmpty ? "" : query + "&") + "\(key)=\(window)"
  }

  /// The beginning of the page's content: the form, and what works differently.
  func writeStart(_ out: inout HTMLWriter) {
    out.raw("<form id=\"plain\" method=\"post\"")
    out.attribute("action", address)
    out.raw(">\n<input type=\"hidden\" name=\"turn\" value=\"\(turn)\">\n")
    // Return in a field presses the first button of a form.
    out.raw(
      "<button class=\"unseen\" name=\"press\" value=\"\" tabindex=\"-1\" aria-hidden=\"true\">Apply</button>\n"
    )
    if let notice {
      out.raw("<p class=\"notice\" role=\"alert\">")
      out.text(notice)
      out.raw("</p>\n")
    }
    if let opened = opened.flatMap(LinkPolicy.safe) {
      out.raw("<p class=\"notice\" role=\"alert\"><a class=\"link\" rel=\"noopener\"")
      out.attribute("href", opened)
      out.raw(">Open ")
      out.text(opened)
      out.raw("</a></p>\n")
    }
    out.raw(
      "<p class=\"notice\">Without JavaScript, press Apply after a change, and Update to see what is new. Maps, photos, your location, "
        + "and moving rows need JavaScript.</p>\n")
  }

  /// The end of the page's content: buttons that are always in sight.
  func writeEnd(_ out: inout HTMLWriter) {
    out.raw(
      "<div class=\"plain-bar\"><button class=\"button\" data-style=\"prominent\" name=\"press\" value=\"\">Apply</button>"
    )
    out.raw("<a class=\"link\" data-style=\"bordered\"")
    out.attribute("href", address)
    out.raw(">Update</a></div>\n</form>\n")
  }
}
