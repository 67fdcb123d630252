// `-module-alias SwiftUI=BinderySwiftUI` makes `import SwiftUI` mean the module that re-exports this one: files for SwiftUI rely on its re-exports.
@_exported public import BinderyApp
@_exported public import BinderyCombine
@_exported public import Foundation
@_exported public import Observation
