/// How much room there is, in two words.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room, as across a phone.
  case compact = 1
  /// Much room, as across a tablet.
  case regular = 2
}

/// What is known of the surroundings of a controller or a view.
public struct UITraitCollection: Hashable, Sendable {
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Traits that say nothing.
  public init() {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
  }

  /// Traits that say the room across.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

/// What a window says of itself in place of what its size says.
///
/// In UIKit a property that was never set cannot be read; here it is nil.
public struct UITraitOverrides: Hashable, Sendable {
  /// The room across; nil to go by the window's width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The room down; nil for regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass?

  /// Overrides nothing.
  public init() {}
}
