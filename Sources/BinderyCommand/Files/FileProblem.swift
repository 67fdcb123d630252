/// The reason why files are not written.
enum FileProblem: Error, Equatable, CustomStringConvertible {
  /// There is something already.
  case exists(path: String)
  /// The system refuses.
  case refused(path: String, reason: String)
  /// The program lacks one of its own files.
  case missingTemplate(path: String)

  var description: String {
    switch self {
    case .exists(let path):
      "\(path) exists, and nothing is overwritten. Give another name, or move it away."
    case .refused(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .missingTemplate(let path):
      "The program lacks its file \(path). Copy it together with the folder ending in “.resources” beside it, or run it with “swift run bindery”."
    }
  }
}
