public import BinderyViewModels
public import BinderyViews

/// An app, with SwiftUI's interface. A complete program is one file:
///
///     import BinderyApp
///
///     @main struct ToDo: App {
///       var body: some Scene { WindowGroup("To do") { ToDoView(model: ToDoViewModel()) } }
///     }
///
/// There is one instance for the whole program: all windows share its properties; what a view creates belongs to its window.
///
/// An app that keeps data or calls services takes them from a ``LaunchContext``:
///
///     init(_ launch: LaunchContext) { notes = SharedNotes(store: launch.store) }
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// What the command line of the program says about it.
  static var program: ProgramDescription { get }
  /// The users who can log in through `UserSession`; nil if nobody can.
  var users: (any UserDirectory)? { get }
  /// Finds places by name for a person at a terminal, which has no location service; nil if they type coordinates.
  var placeSearch: PlaceSearch? { get }
  /// Creates an app that needs nothing of its program.
  init() throws
  /// Creates the app of a program, once.
  ///
  /// - Throws: An error with a sentence about what is wrong and how to correct it, with which the program ends.
  init(_ launch: LaunchContext) throws
  /// Waits for what the first window needs, such as data that is moved from an earlier version. Each process of the program calls it
  /// once, at the same time as others if there are several.
  ///
  /// - Throws: An error with a sentence, with which the program ends.
  func prepare() async throws
}

extension App {
  /// A description from the name of the program.
  public static var program: ProgramDescription { ProgramDescription() }
  /// Nil: nobody logs in.
  public var users: (any UserDirectory)? { nil }
  /// Nil: a location button accepts only coordinates.
  public var placeSearch: PlaceSearch? { nil }

  /// Refuses: the app has `init(_:)` only.
  public init() throws { throw AppWithoutInitializerError(app: "\(Self.self)") }

  /// Ignores the context, and calls `init()`.
  public init(_ launch: LaunchContext) throws { try self.init() }

  /// Nothing.
  public func prepare() async throws {}
}

/// A program could not create its app.
struct AppWithoutInitializerError: Error, CustomStringConvertible {
  let app: String

  var description: String {
    "The app \(app) cannot be created: give its properties values, or declare init(_ launch: LaunchContext)."
  }
}
