public import Foundation

/// The state of a picture from an address.
public enum AsyncImagePhase {
  /// There is no address.
  case empty
  /// There is an address: the host loads the picture.
  case success(Image)
  /// Never occurs: hosts load pictures themselves and show the placeholder of a picture that failed.
  case failure(any Error)

  /// The picture, if available.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The reason why there is no picture.
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
  /// pictures over TLS; an origin without TLS has to be listed in ``WindowScene/pictureOrigins``.
  ///
  /// - Parameter scale: accepted without effect: the frame determines the size.
  public init(url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1) {
    self.url = { url()?.absoluteString }
    content = { $0.image ?? Image(url: nil) }
  }
}

extension AsyncImage {
  /// Shows the view that a block returns for the picture at an address. The address is tracked.
  ///
  /// - Parameters:
  ///   - scale: accepted without effect: the frame determines the size.
  ///   - transaction: accepted without effect: hosts do not animate pictures.
  ///   - content: receives ``AsyncImagePhase/success(_:)`` as soon as there is an address.
  public init(
    url: @autoclosure @escaping @MainActor () -> URL?, scale: Double = 1,
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = { url()?.absoluteString }
    self.content = content
  }

  /// Shows the view that a block returns for the picture at an address, and the view of another block without an
  /// address.
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
  /// Creates a picture at an address; the placeholder without one.
  fileprivate init(url: String?) { self.init(.picture { .remote(url) }) }

  private init(_ source: Source) { self.source = source }
}
