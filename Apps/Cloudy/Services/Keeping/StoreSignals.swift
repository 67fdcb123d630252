internal import BinderyStore
internal import Foundation

extension Store {
  /// Yields after changes of a collection; once for changes close together.
  func signals<R: Record>(of type: R.Type) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = observe(type) { _ in continuation.yield() }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}

extension StoreError {
  /// Runs reads, and converts errors into sentences for the user.
  static func reading<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as StorageError {
      throw Self(error) { .unreadable(reason: $0) }
    }
  }

  /// Runs changes, and converts errors into sentences for the user.
  static func writing<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as StorageError {
      throw Self(error) { .unwritable(reason: $0) }
    }
  }

  private init(_ error: StorageError, otherwise: (String) -> StoreError) {
    switch error {
    case .full: self = .full
    case .readOnly: self = .readOnly
    default: self = otherwise(error.localizedDescription)
    }
  }
}
