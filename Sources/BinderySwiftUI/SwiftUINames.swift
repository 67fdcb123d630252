// `-module-alias SwiftUI=BinderySwiftUI` makes `import SwiftUI` mean this module.
@_exported public import BinderySwiftUICore
