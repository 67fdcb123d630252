internal import Bindery

/// Reports unknown names of resources that views use, once each.
@MainActor
public enum MissingResources {
  /// The kind of a resource.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// An SF Symbol.
    case symbol
    /// A picture of an app.
    case picture
    /// A color of an app.
    case color
    /// An address that no host opens.
    case address
    /// A file of translations, by the problem in it.
    case strings
    /// A color of a theme with too little contrast, by the sentence about it.
    case contrast
    /// A picture that is not shown, or has no other form, by the sentence about it.
    case pictureFile
  }

  /// Receives each report: the missing resource, and the remedy. By default, writes it to standard error.
  public static var handler: @MainActor (Kind, String) -> Void = { kind, name in
    writeToStandardError("BinderyViews: \(sentence(kind, name))")
  }

  // A resource is missing for the whole process, so it is reported once for all windows.
  private static var reported: Set<Name> = []

  private struct Name: Hashable {
    let kind: Kind
    let name: String
  }

  /// The maximum number of reported names; names may come from untrusted data.
  private static let limit = 1_000

  /// Reports a name, the first time.
  public static func report(_ kind: Kind, _ name: String) {
    guard reported.count < limit, reported.insert(Name(kind: kind, name: name)).inserted else { return }
    handler(kind, name)
  }

  static func sentence(_ kind: Kind, _ name: String) -> String {
    switch kind {
    case .symbol:
      "There is no icon for the symbol \"\(name)\"; a placeholder is shown. Use a symbol of Symbols.md, or an Icon."
    case .picture:
      "There is no picture \"\(name)\"; a placeholder is shown. Add an image set of that name, in SVG, PNG or JPEG, to the app's asset catalog."
    case .color:
      "There is no color \"\(name)\"; a gray is shown. Add a color set of that name to the app's asset catalog."
    case .address:
      // The rest of an address can be secret.
      """
      An address of the scheme "\(name.prefix { $0 != ":" })" is not opened. Hosts open http, https, mailto, tel and geo; handle others \
      with an OpenURLAction.
      """
    case .strings: "Texts are shown without translation. \(name)"
    case .contrast, .pictureFile: name
    }
  }
}
