public import BinderyViews

/// The names of UIKit's colors, for `Color(UIColor.systemGray6)`.
public typealias UIColor = SystemColor
