/// Icons by the names of SF Symbols.
enum SystemSymbols {
  /// Returns the icon of a symbol; `nil` for an unknown name. A filled variant without its own icon has the outlined icon.
  static func icon(named name: String) -> Icon? { icons[name] }

  /// The icon of each name.
  static var all: [String: Icon] { icons }

  private static let icons: [String: Icon] = {
    var icons: [String: Icon] = [:]
    for (icon, names) in names {
      for name in names.split(separator: " ") { icons[String(name)] = Icon(rawValue: icon) }
    }
    return icons
  }()

  /// The names of each icon, separated by spaces.
  private static let names: KeyValuePairs<String, String> = [
    "add": "plus plus.app plus.square plus.rectangle",
    "add-circle": "plus.circle plus.circle.fill",
    "airplane": "airplane airplane.departure",
    "alert":
      "exclamationmark.circle exclamationmark.circle.fill exclamationmark exclamationmark.octagon "
      + "exclamationmark.bubble",
    "arrow-down": "arrow.down",
    "arrow-left": "arrow.left arrow.backward arrow.left.circle arrow.left.circle.fill",
    "arrow-right": "arrow.right arrow.forward arrow.right.circle arrow.right.circle.fill",
    "arrow-up": "arrow.up arrow.up.circle arrow.up.circle.fill",
    "backward": "backward backward.fill backward.end.fill",
    "bag": "bag bag.fill bag.badge.plus",
    "bell": "bell bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill",
    "bolt": "bolt bolt.fill bolt.circle",
    "book":
      "book book.fill books.vertical books.vertical.fill book.closed book.closed.fill text.book.closed "
      + "text.book.closed.fill",
    "bookmark": "bookmark bookmark.fill bookmark.circle",
    "briefcase": "briefcase briefcase.fill suitcase case",
    "brush": "paintbrush paintbrush.fill paintpalette paintpalette.fill wand.and.stars",
    "building": "building building.2 building.2.fill building.columns building.columns.fill",
    "bulb": "lightbulb lightbulb.fill",
    "calendar": "calendar calendar.badge.plus calendar.circle",
    "camera": "camera camera.fill camera.circle.fill",
    "car": "car car.fill bus bus.fill tram tram.fill",
    "card": "creditcard creditcard.fill wallet.pass banknote banknote.fill",
    "cart": "cart cart.fill cart.badge.plus",
    "chart": "chart.bar chart.bar.fill chart.bar.xaxis chart.pie chart.pie.fill",
    "check": "checkmark",
    "check-circle":
      "checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield "
      + "checkmark.shield.fill",
    "check-square": "checkmark.square checkmark.square.fill",
    "chevron-down": "chevron.down chevron.down.circle",
    "chevron-left": "chevron.left chevron.backward chevron.left.circle chevron.left.circle.fill",
    "chevron-right": "chevron.right chevron.forward chevron.right.circle chevron.right.circle.fill",
    "chevron-up": "chevron.up chevron.up.circle",
    "circle": "circle largecircle.fill.circle",
    "circle-filled": "circle.fill",
    "clock": "clock clock.fill timer stopwatch alarm alarm.fill clock.arrow.circlepath hourglass",
    "close": "xmark multiply",
    "close-circle": "xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill",
    "cloud": "cloud cloud.fill smoke smoke.fill cloud.fog cloud.fog.fill icloud icloud.fill",
    "computer": "desktopcomputer laptopcomputer iphone ipad macbook keyboard",
    "copy":
      "doc.on.doc doc.on.doc.fill square.on.square doc.on.clipboard rectangle.on.rectangle square.stack "
      + "square.stack.fill square.stack.3d.up",
    "cup": "cup.and.saucer cup.and.saucer.fill mug mug.fill",
    "document": "doc doc.fill doc.text doc.text.fill doc.plaintext note.text text.document",
    "dollar": "dollarsign.circle dollarsign.circle.fill dollarsign eurosign.circle bitcoinsign.circle",
    "download":
      "square.and.arrow.down square.and.arrow.down.fill arrow.down.circle arrow.down.circle.fill "
      + "arrow.down.to.line icloud.and.arrow.down",
    "drop": "drop drop.fill humidity humidity.fill",
    "edit": "pencil square.and.pencil pencil.circle pencil.circle.fill highlighter",
    "envelope": "envelope envelope.fill envelope.open envelope.badge",
    "eye": "eye eye.fill eye.circle",
    "eye-off": "eye.slash eye.slash.fill",
    "film": "film film.fill ticket ticket.fill",
    "flag": "flag flag.fill flag.checkered",
    "flame": "flame flame.fill",
    "folder": "folder folder.fill folder.badge.plus",
    "fork": "fork.knife fork.knife.circle",
    "forward": "forward forward.fill forward.end.fill",
    "game": "gamecontroller gamecontroller.fill",
    "gear": "gear gearshape gearshape.fill gearshape.2 gearshape.2.fill",
    "gift": "gift gift.fill",
    "globe": "globe network globe.americas globe.americas.fill globe.europe.africa",
    "grid":
      "square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.2x2 "
      + "circle.grid.2x2",
    "heart": "heart heart.circle heart.slash heart.slash.fill",
    "heart-filled": "heart.fill heart.circle.fill",
    "help": "questionmark questionmark.circle questionmark.circle.fill",
    "home": "house house.fill",
    "info": "info info.circle info.circle.fill",
    "key": "key key.fill",
    "leaf": "leaf leaf.fill tree tree.fill",
    "link": "link link.circle",
    "list":
      "list.bullet list.dash list.number line.3.horizontal list.bullet.rectangle "
      + "list.bullet.rectangle.fill list.clipboard checklist text.alignleft line.horizontal.3 "
      + "rectangle.grid.1x2",
    "location": "location location.fill location.circle location.circle.fill location.north.fill",
    "lock": "lock lock.fill lock.shield lock.circle",
    "lock-open": "lock.open lock.open.fill",
    "map": "map map.fill",
    "message":
      "message message.fill bubble.left bubble.left.fill bubble.right bubble.right.fill "
      + "bubble.left.and.bubble.right bubble.left.and.bubble.right.fill text.bubble text.bubble.fill "
      + "quote.bubble",
    "microphone": "mic mic.fill mic.circle.fill mic.slash",
    "minus": "minus",
    "minus-circle": "minus.circle minus.circle.fill",
    "moon": "moon moon.fill moon.stars moon.stars.fill moon.zzz cloud.moon cloud.moon.fill",
    "more": "ellipsis ellipsis.circle ellipsis.circle.fill",
    "music": "music.note music.note.list music.mic",
    "newspaper": "newspaper newspaper.fill",
    "offline": "wifi.slash wifi.exclamationmark icloud.slash",
    "paperclip": "paperclip",
    "pause": "pause pause.fill pause.circle pause.circle.fill",
    "paw": "pawprint pawprint.fill hare hare.fill tortoise tortoise.fill dog cat",
    "people":
      "person.2 person.2.fill person.3 person.3.fill person.badge.plus person.crop.circle.badge.plus",
    "person": "person person.fill",
    "person-circle": "person.circle person.circle.fill person.crop.circle person.crop.circle.fill",
    "phone": "phone phone.fill phone.circle.fill",
    "photo": "photo photo.fill photo.on.rectangle photo.on.rectangle.angled photo.circle",
    "pin": "mappin mappin.circle mappin.circle.fill mappin.and.ellipse pin pin.fill pin.slash",
    "play": "play play.fill play.circle play.circle.fill play.rectangle play.rectangle.fill",
    "power": "power",
    "rain":
      "cloud.rain cloud.rain.fill cloud.drizzle cloud.drizzle.fill cloud.heavyrain cloud.heavyrain.fill "
      + "cloud.sun.rain cloud.sun.rain.fill cloud.sleet cloud.hail",
    "refresh":
      "arrow.clockwise arrow.clockwise.circle arrow.triangle.2.circlepath arrow.counterclockwise "
      + "arrow.2.circlepath repeat shuffle",
    "search": "magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill",
    "send": "paperplane paperplane.fill",
    "settings":
      "slider.horizontal.3 slider.vertical.3 line.3.horizontal.decrease "
      + "line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill switch.2",
    "share": "square.and.arrow.up square.and.arrow.up.fill",
    "sign-out":
      "rectangle.portrait.and.arrow.right arrow.right.square arrow.right.square.fill arrow.right.to.line",
    "snow": "snow snowflake cloud.snow cloud.snow.fill",
    "sort": "arrow.up.arrow.down arrow.up.arrow.down.circle arrow.left.arrow.right",
    "sparkles": "sparkles",
    "speaker":
      "speaker speaker.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill "
      + "speaker.slash speaker.slash.fill",
    "square": "square rectangle square.fill rectangle.fill app",
    "star": "star star.leadinghalf.filled",
    "star-filled": "star.fill star.circle.fill",
    "stop": "stop stop.fill stop.circle stop.circle.fill",
    "storm": "cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill",
    "sun": "sun.max sun.max.fill sun.min sun.min.fill",
    "sun-cloud": "cloud.sun cloud.sun.fill",
    "sunrise": "sunrise sunrise.fill",
    "sunset": "sunset sunset.fill",
    "tag": "tag tag.fill",
    "thermometer":
      "thermometer thermometer.medium thermometer.sun thermometer.snowflake thermometer.low "
      + "thermometer.high",
    "thumb-down": "hand.thumbsdown hand.thumbsdown.fill",
    "thumb-up": "hand.thumbsup hand.thumbsup.fill",
    "trash": "trash trash.fill trash.circle trash.circle.fill",
    "tray":
      "tray tray.fill archivebox archivebox.fill tray.full shippingbox shippingbox.fill cube cube.box",
    "trend": "chart.line.uptrend.xyaxis arrow.up.right waveform.path.ecg chart.xyaxis.line",
    "trophy": "trophy trophy.fill medal crown crown.fill rosette",
    "tv": "tv tv.fill display play.tv",
    "umbrella": "umbrella umbrella.fill",
    "undo": "arrow.uturn.backward arrow.uturn.left arrow.uturn.backward.circle",
    "video": "video video.fill video.circle.fill",
    "warning": "exclamationmark.triangle exclamationmark.triangle.fill bandage",
    "wifi": "wifi antenna.radiowaves.left.and.right dot.radiowaves.left.and.right",
    "wind": "wind wind.snow tornado",
    "wrench": "wrench wrench.fill hammer hammer.fill wrench.and.screwdriver",
  ]
}
