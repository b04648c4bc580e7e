@objc open class NSURL: NSObject {}

public struct URL: Hashable, Sendable, CustomStringConvertible {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public var absoluteString: String { get {} }
  public var path: String { get {} }
  public var lastPathComponent: String { get {} }
  public var pathExtension: String { get {} }
  public var scheme: String? { get {} }
  public var host: String? { get {} }
  public var isFileURL: Bool { get {} }
  public var description: String { get {} }
  public var standardizedFileURL: URL { get {} }
  public func appendingPathComponent(_ pathComponent: String) -> URL {}
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {}
  public func appendingPathExtension(_ pathExtension: String) -> URL {}
  public func deletingLastPathComponent() -> URL {}
  public func deletingPathExtension() -> URL {}
  public mutating func appendPathComponent(_ pathComponent: String) {}
  public mutating func appendPathExtension(_ pathExtension: String) {}
  public mutating func deleteLastPathComponent() {}
  public mutating func deletePathExtension() {}
  public func resolvingSymlinksInPath() -> URL {}
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL {}
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURL, result: inout URL?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL {}
}
