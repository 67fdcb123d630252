/// A part of an app that has windows of its own.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Nothing: a host shows the scene as it is.
  // `Never` has no value to return. Hosts ask `windowScenes`, so only a program that reads the body itself gets here.
  public var body: Never { fatalError("\(Self.self) has no body: a host shows it as it is.") }
}

extension Scene {
  /// The kinds of windows that the scene declares.
  package var windowScenes: [any WindowScene] {
    if let scene = self as? any WindowScene { return [scene] }
    if let group = self as? any SceneList { return group.scenes }
    return body.windowScenes
  }
}

/// A scene that consists of others.
@MainActor
package protocol SceneList: Scene where Body == Never {
  /// The kinds of windows of the scenes.
  var scenes: [any WindowScene] { get }
}

/// Builds the scenes of an app.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns one scene.
  public static func buildExpression<Content: Scene>(_ scene: Content) -> Content { scene }
  /// Combines all scenes of a block.
  public static func buildBlock<each Content: Scene>(_ scene: repeat each Content) -> SceneGroup<
    repeat each Content
  > {
    SceneGroup(content: (repeat each scene))
  }
}

/// Several scenes.
public struct SceneGroup<each Content: Scene>: SceneList {
  let content: (repeat each Content)

  package var scenes: [any WindowScene] {
    var scenes: [any WindowScene] = []
    for scene in repeat each content { scenes += scene.windowScenes }
    return scenes
  }
}
