@objc open class NSIndexSet: NSObject {}

public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init(arrayLiteral elements: Int...) {}
  public var count: Int { get {} }
  public func contains(_ integer: Int) -> Bool {}
}

extension IndexSet: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexSet {}
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexSet, result: inout IndexSet?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet {}
}
