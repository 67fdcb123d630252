public import Foundation

/// How far a picture from an address has come.
public enum AsyncImagePhase {
  /// There is no address.
  case empty
  /// There is an address: the host loads the picture.
  case success(Image)
  /// Hosts load pictures themselves and show the placeholder of a picture that failed, so that this does not come.
  case failure(any Error)

  /// The picture, where there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address, with a placeholder while it loads and if there is none.
public struct AsyncImage<Content: View>: View {
  let url: @MainActor () -> String?
  let content: @MainActor (AsyncImagePhase) -> Content

  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url = url() else { return .empty }
    return .success(Image(url: url))
  }
}

extension AsyncImage where Content == Image {
  /// Shows the picture at an `http` or `https` address, or the placeholder. The argument is tracked.
  ///
  /// In a browser, a picture that fails to load keeps its space and shows the placeholder. Pages load
  /// pictures over TLS; an origin without TLS has to be listed in ``App/pictureOrigins``.
  public init(url: @autoclosure @escaping @MainActor () -> String?) {
    self.url = url
    content = { $0.image ?? Image(url: nil) }
  }

  /// Shows the picture at an address, or the placeholder. The argument is tracked.
  ///
  /// - Parameter scale: hosts choose the size by the frame.
  @_disfavoredOverload
  public init(url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1) {
    self.url = { url()?.absoluteString }
    content = { $0.image ?? Image(url: nil) }
  }
}

extension AsyncImage {
  /// Shows what a block makes of the picture at an address. The address is tracked.
  ///
  /// - Parameters:
  ///   - scale: hosts choose the size by the frame.
  ///   - transaction: hosts animate nothing here.
  ///   - content: gets ``AsyncImagePhase/success(_:)`` as soon as there is an address.
  public init(
    url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1,
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = { url()?.absoluteString }
    self.content = content
  }

  /// Shows what a block makes of the picture at an address, and another block while there is no address.
  public init<I: View, P: View>(
    url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1,
    @ViewBuilder content: @escaping @MainActor (Image) -> I,
    @ViewBuilder placeholder: @escaping @MainActor () -> P
  ) where Content == ConditionalContent<I, P> {
    self.url = { url()?.absoluteString }
    self.content = { phase in phase.image.map { .first(content($0)) } ?? .second(placeholder()) }
  }
}

extension Image {
  /// The picture at an address; the placeholder where there is none.
  fileprivate init(url: String?) { self.init(.picture { .remote(url) }) }

  private init(_ source: Source) { self.source = source }
}
