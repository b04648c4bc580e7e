public import Foundation

/// The amount of room in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little room, such as the width of a phone.
  case compact = 1
  /// Much room, such as the width of a tablet.
  case regular = 2
}

/// The environment of a controller or view.
public final class UITraitCollection: NSObject, Sendable {
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Creates traits without values.
  public override init() {
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    super.init()
  }

  /// Creates traits with a size class for the width.
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

  /// Whether another object is a trait collection with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  /// A hash value that depends only on the traits' values.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }
}

/// A window's overrides of the traits that follow from its size.
///
/// In UIKit, reading a property that was never set is an error; here it is nil.
public struct UITraitOverrides: Hashable, Sendable {
  /// The size class of the width; nil derives it from the window's width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The size class of the height; nil means regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass?

  /// Creates an instance without overrides.
  public init() {}
}
