@objc open class NSDate: NSObject {}

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public static var now: Date { get {} }
  public static var distantPast: Date { get {} }
  public static var distantFuture: Date { get {} }
  public var timeIntervalSinceNow: TimeInterval { get {} }
  public var timeIntervalSince1970: TimeInterval { get {} }
  public func timeIntervalSince(_ date: Date) -> TimeInterval {}
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date {}
  public static func < (lhs: Date, rhs: Date) -> Bool {}
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate {}
  public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDate, result: inout Date?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date {}
}
