/// The placement of a toolbar item.
public enum ToolbarItemPlacement: Sendable, Hashable, CaseIterable {
  /// Before the title: left in left-to-right languages.
  case topBarLeading
  /// After the title: right in left-to-right languages.
  case topBarTrailing
  /// Below the content.
  case bottomBar
  /// The main action of a screen: after the title, and in sight also where other items do not fit.
  case primaryAction
}

extension ToolbarItemPlacement {
  /// The host's default: after the title.
  public static var automatic: Self { .topBarTrailing }
  /// The action that confirms a sheet: after the title.
  public static var confirmationAction: Self { .topBarTrailing }
  /// The destructive action of a sheet: after the title.
  public static var destructiveAction: Self { .topBarTrailing }
  /// The action that cancels a sheet: before the title.
  public static var cancellationAction: Self { .topBarLeading }
  /// Navigation: before the title.
  public static var navigation: Self { .topBarLeading }
  /// The middle: before the title, which the screen keeps.
  public static var principal: Self { .topBarLeading }
  /// A message on the state of a screen: below the content.
  public static var status: Self { .bottomBar }
  /// With the keyboard: below the content.
  public static var keyboard: Self { .bottomBar }
  /// The name of 2020 for ``topBarLeading``.
  public static var navigationBarLeading: Self { .topBarLeading }
  /// The name of 2020 for ``topBarTrailing``.
  public static var navigationBarTrailing: Self { .topBarTrailing }
}
