@objc open class NSUUID: NSObject {}

public struct UUID: Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { get {} }
  public var description: String { get {} }
}

extension UUID: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSUUID {}
  public static func _forceBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSUUID, result: inout UUID?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSUUID?) -> UUID {}
}
