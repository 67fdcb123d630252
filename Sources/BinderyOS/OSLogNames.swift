// `-module-alias os=BinderyOS` makes `import os` mean this module.
@_exported public import Foundation
