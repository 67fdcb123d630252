public import BinderyViews

/// The content of a toolbar, for a property or type of its own.
public typealias ToolbarContent = View

/// Builds the content of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder
