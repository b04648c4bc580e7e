#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C spells it, on systems without Objective-C.
///
/// It names an unwind action or a segue action; it cannot be sent to an object. `#selector` does
/// not exist here: write the name, `"unwindToHome:"`.
public struct Selector: Hashable, Sendable {
  let name: String

  /// The selector with this name, colons included.
  public init(_ name: String) {
    self.name = name
  }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector with this name, colons included.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name, colons included.
  public var description: String { name }
}

/// The selector with this name, colons included.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

/// The name of a selector, colons included.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}
#else
public import ObjectiveC
#endif

extension Selector {
  /// The name, colons included, on any system.
  package var spelling: String { description }
}
