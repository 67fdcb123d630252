/// A scene with one kind of window, which hosts show: each window (a browser tab, a terminal) gets its own view from ``window``.
///
/// ``WindowGroup`` is the usual one. The scene holds the objects that its windows share; ``window`` runs once per window and creates
/// what belongs to that window, such as its view models.
@preconcurrency @MainActor
public protocol WindowScene: Scene where Body == Never {
  /// The type of the view in a window.
  associatedtype Content: View
  /// The name that hosts show: `Cloudy`.
  var title: String { get }
  /// The path component among other scenes, in lower case with hyphens: `cloudy`. An empty one means the root of the host.
  var path: String { get }
  /// The name under which hosts keep the settings of the scene, those of `@AppStorage`. Scenes with the same name share them.
  var settingsName: String { get }
  /// A description, in one sentence.
  var summary: String { get }
  /// The catalogs of drawings that the app ships.
  var pictures: [PictureCatalog] { get }
  /// The folders of user photos.
  var storedPictures: [StoredPictureFolder] { get }
  /// The origins of remote pictures: `https://images.example.org`. Pages load pictures from any server over
  /// TLS, but load them without TLS, for example from a stub server on this machine, only from origins listed
  /// here.
  var pictureOrigins: [String] { get }
  /// The look of the windows; nil for the default.
  var theme: Theme? { get }
  /// Creates the view of a new window.
  @ViewBuilder var window: Content { get }
}

extension WindowScene {
  /// The path: each scene has its own settings.
  public var settingsName: String { path }
  /// None.
  public var pictures: [PictureCatalog] { [] }
  /// None.
  public var storedPictures: [StoredPictureFolder] { [] }
  /// None.
  public var pictureOrigins: [String] { [] }
  /// The default look.
  public var theme: Theme? { nil }
}
