@frozen public struct CGFloat: Sendable {
  public var native: Double
  public init() {}
  public init(_ value: Double) {}
  public init(_ value: Float) {}
  public init<Source: BinaryInteger>(_ value: Source) {}
  public static var pi: CGFloat { get {} }
  public static var infinity: CGFloat { get {} }
  public static var zero: CGFloat { get {} }
  public static var greatestFiniteMagnitude: CGFloat { get {} }
  public static var leastNormalMagnitude: CGFloat { get {} }
  public static var leastNonzeroMagnitude: CGFloat { get {} }
  public static prefix func - (value: CGFloat) -> CGFloat {}
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) {}
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {}
}

extension CGFloat: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init?<Source: BinaryInteger>(exactly source: Source) {}
  public var description: String { get {} }
  public var magnitude: CGFloat { get {} }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) {}
}

extension Int {
  public init(_ value: CGFloat) {}
}

extension CGFloat: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber {}
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {}
}
