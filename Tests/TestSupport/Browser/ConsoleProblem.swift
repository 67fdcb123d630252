/// Recognizes events of the debugging protocol that report a fault in the page.
enum ConsoleProblem {
  /// The fault in one line, or `nil` for an event that reports none.
  static func describe(_ method: String, _ parameters: JSON) -> String? {
    switch method {
    case "Runtime.consoleAPICalled":
      guard ["error", "assert"].contains(parameters["type"].string) else { return nil }
      let words = parameters["args"].array.map { argument in
        argument["description"].string ?? argument["value"].string ?? "\(argument["value"])"
      }
      return "console: " + words.joined(separator: " ")
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"]
      return "uncaught: " + (details["exception"]["description"].string ?? details["text"].string ?? "?")
    case "Log.entryAdded":
      let entry = parameters["entry"]
      guard entry["level"] == "error" else { return nil }
      return "log: \(entry["text"].string ?? "?") \(entry["url"].string ?? "")"
    case "Inspector.targetCrashed": return "the page crashed"
    case "Page.javascriptDialogOpening":
      return "the page asked in a dialog of the browser's: \(parameters["message"].string ?? "")"
    default: return nil
    }
  }
}
