// `-module-alias OSLog=BinderyOSLog` makes `import OSLog` mean this module. Two aliases cannot name the same one.
@_exported public import BinderyOS
