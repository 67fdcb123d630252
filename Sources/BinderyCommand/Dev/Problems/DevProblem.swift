/// The reason why `bindery dev` does not begin, or ends.
enum DevProblem: Error, Equatable, CustomStringConvertible {
  /// The system does not report changes.
  case watching(reason: String)
  /// The port cannot be opened.
  case port(host: String, port: Int, reason: String)
  /// An argument of the program contradicts serving browsers.
  case argument(String)
  /// A program cannot be started.
  case start(path: String, reason: String)

  var description: String {
    switch self {
    case .watching(let reason):
      "The system does not report changes of the sources: \(reason). Raise fs.inotify.max_user_watches and fs.inotify.max_user_instances."
    case .port(let host, let port, let reason):
      "Cannot listen on \(host), port \(port): \(reason). Give another port to the program: -- --port 9000"
    case .argument(let argument):
      "\(argument) is for a program without bindery dev, which serves browsers. Leave it out."
    case .start(let path, let reason): "\(path) cannot be started: \(reason)"
    }
  }
}
