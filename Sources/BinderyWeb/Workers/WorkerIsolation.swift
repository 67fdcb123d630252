/// What the workers of a ``WorkerSupervisor`` share.
public enum WorkerIsolation: Sendable, Hashable {
  /// Each worker serves any visitor.
  case none
  /// Each visitor has a worker of their own, for apps that keep what belongs to one person in variables of the program, in files of its home
  /// folder or in `UserDefaults`. A worker ends when its visitor has left, and another one starts when they return.
  ///
  /// - Parameter folder: The data folder. Each visitor has a home folder in its subfolder `visitors`.
  case visitor(folder: String)
}
