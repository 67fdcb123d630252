// `-module-alias Combine=BinderyCombine` makes `import Combine` mean this module: OpenCombine, and what it lacks on Linux.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import OpenCombine
