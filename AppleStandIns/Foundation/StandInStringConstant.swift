/// A string constant's type as the importer declares it, such as `NSNotification.Name`, which is
/// bridged to Objective-C as its raw value.
public protocol StandInStringConstant: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {}

extension StandInStringConstant {
  public func _bridgeToObjectiveC() -> NSString {}
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {}
}
