@objc open class NSValue: NSObject {}

@objc
open class NSNumber: NSValue, @unchecked Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(value: Bool) {}
  public init(value: Int) {}
  public init(value: Double) {}
  public required convenience init(integerLiteral value: Int) {}
  public required convenience init(floatLiteral value: Double) {}
  public required convenience init(booleanLiteral value: Bool) {}
  @objc open dynamic var boolValue: Bool { get {} }
  @objc open dynamic var intValue: Int { get {} }
  @objc open dynamic var doubleValue: Double { get {} }
  @objc open dynamic var stringValue: String { get {} }
}

extension Bool: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Bool?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool {}
}

extension Int: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Int?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int {}
}

extension UInt: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout UInt?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UInt {}
}

extension Int64: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int64?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Int64?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int64 {}
}

extension Int32: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int32?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Int32?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int32 {}
}

extension Float: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Float?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Float?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Float {}
}

extension Double: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout Double?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double {}
}
