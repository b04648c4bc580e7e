#if !canImport(ObjectiveC)
/// The Objective-C name of a method, on systems without Objective-C.
///
/// It names an unwind action or a segue action, but can't be sent to an object. `#selector` doesn't
/// exist here; write the name, as in `"unwindToHome:"`.
public struct Selector: Hashable, Sendable {
  let name: String

  /// Creates the selector with a name, including colons.
  public init(_ name: String) {
    self.name = name
  }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates the selector with a name, including colons.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name, including colons.
  public var description: String { name }
}

/// Creates the selector with a name, including colons.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

/// Returns the name of a selector, including colons.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}
#else
public import ObjectiveC
#endif

extension Selector {
  /// The name, including colons, on any system.
  package var spelling: String { description }
}
