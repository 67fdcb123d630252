/// What goes wrong in a cluster, for some seconds or for good.
enum ClusterFault: CaseIterable {
  /// A worker is killed.
  case workerDies
  /// A whole node is killed, and started again.
  case nodeDies
  /// A node's cable is unplugged.
  case nodeIsCutOff
  /// A node receives nothing from the balancer, and what it sends arrives.
  case nodeHearsNobody
  /// A node and the database no longer receive what the other sends.
  case nodeLosesDatabase
  /// The database does not receive what a node sends, and the node receives what the database sends.
  case databaseHearsNothing
  /// The database is cut off from its standby, then killed, and the standby takes over.
  case databaseDies
  /// All workers are replaced, node by node.
  case deploy
}
