internal import BinderyViews

/// Converts columns and rows of a grid to CSS.
enum GridTemplate {
  /// Returns the template of a grid's columns, or of its rows if it grows horizontally.
  static func text(of tracks: GridTracks, axis: Axis?) -> String {
    let items = tracks.items
    let isRows = axis == .horizontal
    let name = isRows ? "grid-template-rows" : "grid-template-columns"
    guard !items.isEmpty else { return "\(name):minmax(0,1fr)" }
    // One adaptive column is by far the most common grid, so the style sheet contains its template.
    var text =
      if !isRows, items.count == 1, case .adaptive(let minimum, .infinity) = items[0].size {
        "--column:\(InlineStyle.pixels(minimum))"
      } else {
        "\(name):\(items.map(track).joined(separator: " "))"
      }
    let gap = items.first?.spacing
    if let gap { text += ";\(isRows ? "row" : "column")-gap:\(InlineStyle.pixels(gap))" }
    if let alignment = items.first?.alignment {
      text += ";--cell:\(align(alignment.horizontal));--cell-block:\(align(alignment.vertical))"
    }
    return text
  }

  /// Returns the columns of a table, which are never wider than the table together: those of a width become narrower, the others have at
  /// least an equal part.
  static func text(ofTable tracks: GridTracks) -> String {
    let share = "calc(100%/\(max(1, tracks.items.count)) - 16px)"
    let columns = tracks.items.map { item in
      switch item.size {
      case .fixed(let length): "minmax(0,\(InlineStyle.pixels(length)))"
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        "minmax(min(\(InlineStyle.pixels(minimum)),\(share)),\(maximum == .infinity ? "1fr" : InlineStyle.pixels(maximum)))"
      }
    }
    return "--columns:\(columns.isEmpty ? "none" : columns.joined(separator: " "))"
  }

  private static func track(_ item: GridItem) -> String {
    switch item.size {
    case .fixed(let length): InlineStyle.pixels(length)
    case .flexible(let minimum, let maximum):
      // Minimum sizes are reduced before a page gets wider than the screen.
      maximum == .infinity
        ? "minmax(min(100%,\(InlineStyle.pixels(minimum))),1fr)"
        : "minmax(min(100%,\(InlineStyle.pixels(minimum))),\(InlineStyle.pixels(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(min(100%,\(InlineStyle.pixels(minimum))),"
        + "\(maximum == .infinity ? "1fr" : InlineStyle.pixels(maximum))))"
    }
  }

  private static func align(_ alignment: HorizontalAlignment) -> String {
    switch alignment {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }

  private static func align(_ alignment: VerticalAlignment) -> String {
    switch alignment {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    }
  }
}
