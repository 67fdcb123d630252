internal import BinderyViews

/// The words by which the style sheet knows values.
enum StyleName {
  static func of(_ axis: Axis) -> String {
    switch axis {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Where children are placed across an axis; for children on top of each other, the guide that is not central.
  static func of(_ alignment: Alignment, along axis: Axis?) -> String {
    switch axis {
    case .horizontal: of(alignment.vertical)
    case .vertical: of(alignment.horizontal)
    case nil: alignment.vertical == .center ? of(alignment.horizontal) : of(alignment.vertical)
    }
  }

  static func of(_ alignment: HorizontalAlignment) -> String {
    switch alignment {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }

  static func of(_ alignment: VerticalAlignment) -> String {
    switch alignment {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "baseline"
    }
  }

  static func of(_ alignment: TextAlignment) -> String {
    switch alignment {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }

  static func of(_ placement: ToolbarItemPlacement) -> String {
    switch placement {
    case .topBarLeading: "leading"
    case .topBarTrailing: "trailing"
    case .bottomBar: "bottom"
    }
  }

  static func of(_ style: Font.TextStyle) -> String {
    switch style {
    case .hero: "hero"
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .caption: "caption"
    }
  }

  static func of(_ weight: FontWeight) -> String {
    switch weight {
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    }
  }

  /// The name of a colour that the style sheet chooses; `nil` for a fixed one.
  static func of(_ color: Color) -> String? {
    switch color.resolution {
    case .meaning(.primary): "primary"
    case .meaning(.secondary): "secondary"
    case .meaning(.accent): "accent"
    case .meaning(.positive): "positive"
    case .meaning(.warning): "warning"
    case .meaning(.critical): "critical"
    case .fixed: nil
    }
  }

  static func of(_ backdrop: Backdrop) -> String {
    switch backdrop {
    case .surface: "surface"
    case .raised: "raised"
    case .gradient: "sky"
    }
  }

  static func of(_ scheme: ColorScheme) -> String {
    switch scheme {
    case .light: "light"
    case .dark: "dark"
    }
  }

  static func of(_ role: ButtonRole) -> String {
    switch role {
    case .destructive: "destructive"
    case .cancel: "cancel"
    }
  }

  static func of(_ style: ButtonStyle) -> String {
    switch style {
    case .plain: "plain"
    case .bordered: "bordered"
    case .borderedProminent: "prominent"
    }
  }

  static func of(_ style: PickerStyle) -> String {
    switch style {
    case .menu: "menu"
    case .segmented: "segmented"
    case .inline: "inline"
    }
  }

  static func of(_ style: ListStyle) -> String {
    switch style {
    case .insetGrouped: "grouped"
    case .plain: "plain"
    }
  }

  static func of(_ shape: ClipShape) -> String {
    switch shape {
    case .circle: "circle"
    }
  }

  static func of(_ components: DatePickerComponents) -> String {
    switch components {
    case .date: "date"
    case .time: "time"
    case .dateTime: "dateTime"
    }
  }

  static func of(_ kind: FieldKind) -> String {
    switch kind {
    case .plain: "plain"
    case .secure: "secure"
    case .search: "search"
    case .email: "email"
    case .number: "number"
    case .url: "url"
    case .multiline: "multiline"
    }
  }

  static func of(_ region: LiveRegion) -> String {
    switch region {
    case .polite: "polite"
    case .assertive: "assertive"
    }
  }

  static func of(_ kind: UserEvent.Kind) -> String {
    switch kind {
    case .tap: "tap"
    case .input: "input"
    case .number: "number"
    case .toggle: "toggle"
    case .submit: "submit"
    case .refresh: "refresh"
    case .delete: "delete"
    case .move: "move"
    case .dismiss: "dismiss"
    case .navigate: "navigate"
    case .appear: "appear"
    case .choose: "choose"
    case .date: "date"
    case .select: "select"
    case .region: "region"
    case .location: "location"
    }
  }
}
