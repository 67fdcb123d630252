public import Foundation
public import OpenCombine

// So that `publisher.decode(type:decoder:)` and `encode(encoder:)` take them.
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
