public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static var zero: CGPoint { get {} }
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static var zero: CGSize { get {} }
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static var zero: CGRect { get {} }
  public static var null: CGRect { get {} }
  public init() {}
  public init(origin: CGPoint, size: CGSize) {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public var width: CGFloat { get {} }
  public var height: CGFloat { get {} }
  public var minX: CGFloat { get {} }
  public var midX: CGFloat { get {} }
  public var maxX: CGFloat { get {} }
  public var minY: CGFloat { get {} }
  public var midY: CGFloat { get {} }
  public var maxY: CGFloat { get {} }
  public var isEmpty: Bool { get {} }
  public func contains(_ point: CGPoint) -> Bool {}
  public func intersects(_ rect: CGRect) -> Bool {}
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {}
}

extension CGPoint: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue {}
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {}
}

extension CGSize: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue {}
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {}
}

extension CGRect: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue {}
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {}
}
