@objc open class NSNotification: NSObject {
  public struct Name: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {}
}

@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  @objc open class var `default`: NotificationCenter { get {} }
  open func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
  open func post(name: NSNotification.Name, object: Any?) {}
  open func post(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  @objc open dynamic func removeObserver(_ observer: Any) {}
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification {}
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification
  {}
}
