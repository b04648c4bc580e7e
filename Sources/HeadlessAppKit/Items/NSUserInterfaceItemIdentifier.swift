/// The name of a view, a controller or a column, for code to find it by.
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  /// The name.
  public var rawValue: String

  /// The identifier with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The identifier with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
