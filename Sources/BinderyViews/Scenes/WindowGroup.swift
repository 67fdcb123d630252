/// Windows with the same content: each browser tab, and each terminal, has one with its own state.
public struct WindowGroup<Content: View>: WindowScene {
  /// The title; if it is empty, hosts show that of the app.
  public let title: String
  /// The identifier in lower case.
  public let path: String
  /// A description, in one sentence.
  public private(set) var summary = ""
  /// The catalogs of drawings that the app ships.
  public private(set) var pictures: [PictureCatalog] = []
  /// The folders of user photos.
  public private(set) var storedPictures: [StoredPictureFolder] = []
  /// The origins of remote pictures that are loaded without TLS.
  public private(set) var pictureOrigins: [String] = []
  private let content: @MainActor () -> Content

  /// Creates windows with the view of a block.
  ///
  /// - Parameter id: The path of the windows' address, in letters, digits and hyphens. The first windows of an app need none.
  public init(id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init("", id: id, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameter id: The path of the windows' address, in letters, digits and hyphens. The first windows of an app need none.
  public init(_ title: String, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.title = title
    path = id.lowercased()
    self.content = content
  }

  /// The view of a new window.
  public var window: Content { content() }

  /// Describes the windows in one sentence, for lists of apps.
  public func summary(_ text: String) -> Self { changed { $0.summary = text } }

  /// Serves catalogs of drawings that the app ships.
  public func pictures(_ catalogs: PictureCatalog...) -> Self { changed { $0.pictures += catalogs } }

  /// Serves folders of user photos.
  public func storedPictures(_ folders: StoredPictureFolder...) -> Self {
    changed { $0.storedPictures += folders }
  }

  /// Lets pages load remote pictures from these origins without TLS, such as `http://localhost:9000`.
  public func pictureOrigins(_ origins: [String]) -> Self { changed { $0.pictureOrigins += origins } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var group = self
    change(&group)
    return group
  }
}
