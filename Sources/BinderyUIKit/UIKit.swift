// `-module-alias UIKit=BinderyUIKit` makes `import UIKit` mean this module: for files that use only what SwiftUI has too, as `UIImage`.
@_exported public import BinderySwiftUI
