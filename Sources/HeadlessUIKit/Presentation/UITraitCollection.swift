public import Foundation

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
public final class UITraitCollection: NSObject, Sendable {
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Traits that say nothing.
  public override init() {
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    super.init()
  }

  /// Traits that say the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// Whether another object is a trait collection that says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  /// The same for trait collections that say the same.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
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
