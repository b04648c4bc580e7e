/// An identifier of a view, a controller or a column for code.
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates the identifier with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the identifier with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
