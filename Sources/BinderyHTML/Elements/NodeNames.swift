public import BinderyViews

/// Gives nodes names that are the same in every process: `ViewTree.stableName(of:)`.
public typealias NodeNames = @MainActor (NodeID) -> String?
