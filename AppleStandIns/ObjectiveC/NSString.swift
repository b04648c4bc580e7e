/// Foundation's class. It is declared here because the compiler bridges `String` only if a module
/// loaded before the first `@objc` member declares it.
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
