@objc open class NSIndexPath: NSObject {}

/// UIKit adds `row`, `section` and `item`.
public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  public init() {}
  public init(index: Int) {}
  public init(indexes: [Int]) {}
  public init(arrayLiteral indexes: Int...) {}
  public var count: Int { get {} }
  public var description: String { get {} }
  public subscript(index: Int) -> Int {
    get {}
    set {}
  }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {}
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath {}
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {}
}
