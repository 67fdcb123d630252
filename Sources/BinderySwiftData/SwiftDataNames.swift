// `-module-alias SwiftData=BinderySwiftData` makes `import SwiftData` mean this module: files of models rely on its re-exports.
@_exported public import Foundation
@_exported public import Observation
