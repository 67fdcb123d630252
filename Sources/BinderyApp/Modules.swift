// What an app's program needs besides: views, what their view models need, the store, and the engine.
@_exported public import Bindery
@_exported public import BinderyStore
@_exported public import BinderyViewModels
@_exported public import BinderyViews
