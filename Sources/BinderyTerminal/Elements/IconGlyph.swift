/// The character for an icon in a terminal, one cell wide.
enum IconGlyph {
  static func of(_ name: String) -> String { glyphs[name] ?? "•" }

  private static let glyphs: [String: String] = [
    "add": "+", "add-circle": "⊕", "airplane": "✈", "alert": "!", "arrow-down": "↓", "arrow-left": "←",
    "arrow-right": "→", "arrow-up": "↑", "backward": "«", "bag": "◇", "bell": "⍾", "bolt": "ϟ",
    "book": "▥", "bookmark": "⚑", "briefcase": "▬", "brush": "✎", "building": "▙", "bulb": "☀",
    "calendar": "▦", "camera": "◉", "car": "◈", "card": "▭", "cart": "⊔", "chart": "▟", "check": "✓",
    "check-circle": "✓", "check-square": "☑", "chevron-down": "ˇ", "chevron-left": "‹",
    "chevron-right": "›", "chevron-up": "ˆ", "circle": "○", "circle-filled": "●", "clock": "◷",
    "close": "×", "close-circle": "⊗", "cloud": "☁", "computer": "▣", "copy": "⧉", "cup": "◡",
    "document": "▯", "dollar": "$", "download": "⇩", "drop": "◌", "edit": "✎", "envelope": "✉",
    "eye": "◎", "eye-off": "⊘", "film": "▤", "flag": "⚑", "flame": "♨", "folder": "▰", "fork": "Ψ",
    "forward": "»", "game": "⌘", "gear": "⚙", "gift": "⊞", "globe": "◍", "grid": "⊞", "grip": "⠿",
    "heart": "♡", "heart-filled": "♥", "help": "?", "home": "⌂", "info": "ⓘ", "key": "⚷", "leaf": "❧",
    "link": "∞", "list": "≡", "location": "⌖", "lock": "⚿", "lock-open": "⚿", "map": "▤", "message": "❝",
    "microphone": "♪", "minus": "−", "minus-circle": "⊖", "moon": "☾", "more": "…", "music": "♫",
    "newspaper": "▦", "offline": "∅", "paperclip": "∂", "pause": "∥", "paw": "❖", "people": "☷",
    "person": "☺", "person-circle": "☺", "phone": "✆", "photo": "▣", "pin": "⌖", "play": "▸",
    "power": "⏻", "rain": "☂", "refresh": "↻", "search": "⌕", "send": "➢", "settings": "⚙", "share": "↗",
    "sign-out": "⇥", "snow": "❄", "sort": "⇅", "sparkles": "✦", "speaker": "◂", "square": "☐",
    "star": "☆", "star-filled": "★", "stop": "■", "storm": "ϟ", "sun": "☼", "sun-cloud": "☼",
    "sunrise": "↑", "sunset": "↓", "tag": "◊", "thermometer": "°", "thumb-down": "↓", "thumb-up": "↑",
    "trash": "⌫", "tray": "⊔", "trend": "⬈", "trophy": "♛", "tv": "▢", "umbrella": "☂", "undo": "↶",
    "unknown": "?", "video": "▷", "warning": "!", "wifi": "⌔", "wind": "≋", "wrench": "⚒",
  ]
}
