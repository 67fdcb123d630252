internal import Glibc
internal import NIOCore

/// The reason why a ``WebHost`` could not start, or stopped.
public enum WebHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program listens on the port.
  case portTaken(host: String, port: Int)
  /// The port is reserved for privileged users.
  case portForbidden(host: String, port: Int)
  /// The system could not listen at the address: an unknown host, or no such network.
  case cannotListen(host: String, port: Int, reason: String)
  /// A socket that the program inherited cannot be used.
  case inheritedSocket(reason: String)
  /// No worker could be started.
  case noWorker(reason: String)
  /// Visitors with workers of their own shall use TLS. Their cookies could then not be read before a worker has the connection.
  case encryptedIsolation
  /// Two apps have the same path, or a path is invalid.
  case invalidPath(String, reason: String)
  /// Two folders of stored pictures have the same name, or a name is invalid.
  case invalidFolder(String, reason: String)
  /// A folder with resources of the program is not beside it.
  case missingResources(reason: String)
  /// An app's origin of pictures is not a web origin.
  case invalidOrigin(String)
  /// A proxy is neither an IP address nor a network.
  case invalidProxy(String)

  /// A sentence for the operator that says what went wrong and how to fix it.
  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "Port \(port) on \(host) is taken by another program. Stop it, or choose another port."
    case .portForbidden(let host, let port):
      "The system does not allow this user to open port \(port) on \(host). Choose a port from 1024 on."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on \(host), port \(port): \(reason). Check the host's name."
    case .inheritedSocket(let reason):
      "\(reason). Give the service one socket unit with one ListenStream, an address and a port, and Accept=no."
    case .noWorker(let reason): "No worker could be started: \(reason)."
    case .encryptedIsolation:
      "Workers of visitors cannot serve HTTPS by themselves. Put a proxy with the certificate in front, or let all visitors share the workers."
    case .invalidPath(let path, let reason):
      "An app cannot have the path “\(path)”: \(reason)."
    case .invalidFolder(let name, let reason):
      "A folder of stored pictures cannot have the name “\(name)”: \(reason)."
    case .missingResources(let reason): reason
    case .invalidOrigin(let text):
      "“\(text)” is not an origin of pictures. Use a scheme and a host, as in https://images.example.org."
    case .invalidProxy(let text):
      "“\(text)” is not the address of a proxy. Use an IP address or a network, as in 10.0.0.7 or 10.0.0.0/8."
    }
  }

  /// Converts an error of the network layer.
  init(_ error: any Error, host: String, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE?: self = .portTaken(host: host, port: port)
    case EACCES?: self = .portForbidden(host: host, port: port)
    default: self = (error as? WebHostError) ?? .cannotListen(host: host, port: port, reason: "\(error)")
    }
  }
}
