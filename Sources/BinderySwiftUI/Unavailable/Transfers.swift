public import Bindery
public import BinderyViews
public import Foundation

// Hosts move no values between views or apps: a terminal has no pointer, and a browser asks people for each access.

extension View {
  /// Unavailable: views do not support dragging.
  @available(*, unavailable, message: "Nothing is dragged here. Use onMove for rows, or a contextMenu.")
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }

  /// Unavailable: views do not support dragging.
  @available(
    *, unavailable, message: "Nothing is dropped here. Use onMove for rows, a contextMenu or a FileImporter."
  )
  public func dropDestination<Payload>(
    for type: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }

  /// Unavailable: views do not support dragging.
  @available(
    *, unavailable, message: "Nothing is dropped here. Use onMove for rows, a contextMenu or a FileImporter."
  )
  public func onDrop<Types>(
    of types: Types, isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }

  /// Unavailable: a browser saves files itself.
  @available(*, unavailable, message: "A ShareLink saves a text as a file. Offer one.")
  public func fileExporter<Document, ContentType>(
    isPresented: Binding<Bool>, document: Document, contentType: ContentType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Unavailable: hosts show one screen at a time.
  @available(*, unavailable, message: "There is no room beside a screen. Show the content in a sheet.")
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> Self { self }
}

/// Unavailable: a browser asks people for each access to what they have copied.
@available(*, unavailable, message: "People paste into a TextField. Offer one.")
public struct PasteButton: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: a browser asks people for each access to what they have copied.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
}
