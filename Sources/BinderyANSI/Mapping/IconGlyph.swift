/// The character that an icon is in a terminal, one cell wide.
enum IconGlyph {
  static func of(_ name: String) -> String { glyphs[name] ?? "•" }

  private static let glyphs: [String: String] = [
    "add": "+", "calendar": "▦", "check": "✓", "chevron-left": "‹", "chevron-right": "›", "clock": "◷",
    "close": "×",
    "drop": "◌", "edit": "✎", "heart": "♡", "heart-filled": "♥", "home": "⌂", "info": "ⓘ", "list": "≡",
    "location": "⌖",
    "map": "▤", "moon": "☾", "more": "…", "offline": "∅", "photo": "▣", "play": "▸", "refresh": "↻",
    "search": "⌕",
    "settings": "⚙", "share": "↗", "star": "☆", "star-filled": "★", "sun": "☼", "sunrise": "↑", "sunset": "↓",
    "thermometer": "°", "trash": "⌫", "umbrella": "☂", "undo": "↶", "warning": "!", "wind": "≋",
  ]
}
