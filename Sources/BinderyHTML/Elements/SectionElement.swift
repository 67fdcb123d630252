internal import BinderyViews

/// Rows under a header and over a footer.
enum SectionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let isInList = node.parent?.role == .list
    let tag = isInList ? "li" : "section"
    let isList = isInList || node.children.first?.role == .row
    out.open(tag, node, class: "section")
    out.words(.title, of: node, "h2", class: "section-title", on: .title, value: node[.title])
    out.raw(
      "<\(isList ? "ul" : "div") class=\"rows\" data-part=\"content\"\(isList ? " role=\"list\"" : "")>")
    out.children(of: node)
    out.close(isList ? "ul" : "div")
    out.words(.detail, of: node, "p", class: "section-detail", on: .detail, value: node[.detail])
    out.close(tag)
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
