/// An app that hosts can show: each window (a browser tab, a terminal) gets a view of its own from ``window``.
///
/// What windows share (a store, services) the app holds; what belongs to one window (its view models) is made in
/// ``window``, which runs once for each.
@MainActor
public protocol App {
  /// What a window shows.
  associatedtype Content: View
  /// What it is called: `Cloudy`.
  var title: String { get }
  /// Its place among other apps, in lower case and hyphens: `cloudy`.
  var path: String { get }
  /// What it is for, in one sentence.
  var summary: String { get }
  /// The drawings that it ships.
  var pictures: [PictureCatalog] { get }
  /// The folders of pictures that people gave it.
  var storedPictures: [StoredPictureFolder] { get }
  /// Where the pictures come from that it shows by their addresses: `https://images.example.org`. Pages load pictures
  /// from any server over TLS; from one without, such as a stand-in on this machine, only where its origin is named here.
  var pictureOrigins: [String] { get }
  /// The view of one new window.
  @ViewBuilder var window: Content { get }
}

extension App {
  /// None.
  public var pictures: [PictureCatalog] { [] }
  /// None.
  public var storedPictures: [StoredPictureFolder] { [] }
  /// None.
  public var pictureOrigins: [String] { [] }
}
