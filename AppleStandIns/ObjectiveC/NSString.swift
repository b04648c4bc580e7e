/// Foundation's class, declared here because the compiler bridges `String` only where a module
/// that it loads before the first `@objc` member says so.
@objc open class NSString: NSObject {
  public override init() {}
  @objc open dynamic var length: Int { get {} }
  @objc open dynamic var pathExtension: String { get {} }
  @objc open dynamic var lastPathComponent: String { get {} }
}

extension String: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString {}
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {}
}
