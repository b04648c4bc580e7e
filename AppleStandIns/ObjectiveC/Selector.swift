public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ str: String) {}
  public init(stringLiteral value: String) {}
  public static func == (lhs: Selector, rhs: Selector) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}

extension Selector: CustomStringConvertible {
  public var description: String { get {} }
}

public typealias IMP = OpaquePointer

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { get {} }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {}
