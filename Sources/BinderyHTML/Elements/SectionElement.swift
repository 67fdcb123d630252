internal import BinderyViews

/// Rows with a header and a footer.
enum SectionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let tag = node.parent?.role == .list ? "li" : "section"
    out.open(tag, node, class: "section")
    out.words(.title, of: node, "h2", class: "section-title", on: .title, value: node[.title])
    // The content of a section is always rows.
    out.raw("<ul class=\"rows\" data-part=\"content\" role=\"list\">")
    out.children(of: node)
    out.close("ul")
    out.words(.detail, of: node, "p", class: "section-detail", on: .detail, value: node[.detail])
    out.close(tag)
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
