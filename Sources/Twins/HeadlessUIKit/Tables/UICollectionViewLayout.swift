public import Foundation

/// The layout of a collection's items.
///
/// The twin stores it, but doesn't use it, because it draws nothing.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }
}
