public import Foundation
public import OpenCombine

// Lets `publisher.decode(type:decoder:)` and `encode(encoder:)` accept the coders of JSON.
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
