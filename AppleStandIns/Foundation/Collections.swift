@objc open class NSArray: NSObject {
  @objc open dynamic var count: Int { get {} }
}

@objc open class NSDictionary: NSObject {
  @objc open dynamic var count: Int { get {} }
}

@objc open class NSSet: NSObject {
  @objc open dynamic var count: Int { get {} }
}

extension Array: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray {}
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout [Element]?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] {}
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary {}
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?)
  {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout [Key: Value]?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] {
  }
}

extension Set: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet {}
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set<Element>?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> {}
}

extension AnyHashable: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSObject {}
  public static func _forceBridgeFromObjectiveC(
    _ source: NSObject, result: inout AnyHashable?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSObject, result: inout AnyHashable?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> AnyHashable {}
}
