public import BinderyViews

/// Returns the name of a node that is the same in every process: `ViewTree.stableName(of:)`.
public typealias NodeNames = @MainActor (NodeID) -> String?
