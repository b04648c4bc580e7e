public import Foundation

/// How a collection's items are laid out: kept, and not asked, since the twin draws nothing.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {
    super.init()
  }
}
