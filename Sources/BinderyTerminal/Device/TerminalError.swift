/// An error from showing an app in a terminal.
public enum TerminalError: Error, CustomStringConvertible, Sendable {
  /// The terminal cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The terminal's settings cannot be read or changed.
  case cannotControl(path: String, reason: String)
  /// A variable of the environment is neither on nor off.
  case invalidVariable(name: String, value: String)

  /// What went wrong, with the path or variable, and what to do.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "The terminal \(path) cannot be opened: \(reason). Use --plain to print one screen as text."
    case .cannotControl(let path, let reason):
      "The terminal \(path) cannot be switched to full screen: \(reason). Use --plain to print one screen as text."
    case .invalidVariable(let name, let value): "\(name) is “\(value)”. Give 1 or 0."
    }
  }
}
