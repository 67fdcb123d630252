/// The name of an app, from that of its type without `App` at the end.
struct AppName {
  /// `CoffeeQuest`
  let title: String

  @MainActor
  init(of app: some App) { self.init(ofType: type(of: app)) }

  init(ofType type: Any.Type) {
    let name = "\(type)"
    title = name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
  }

  /// `coffee-quest`: each capital letter after a small one begins a word.
  var path: String {
    var path = ""
    var isAfterSmall = false
    for letter in title {
      if letter.isUppercase, isAfterSmall { path += "-" }
      isAfterSmall = letter.isLowercase || letter.isNumber
      path += letter.isASCII && (letter.isLetter || letter.isNumber) ? letter.lowercased() : ""
    }
    return path
  }
}
