extension UITableView {
  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Sections have headers that stay visible.
    case plain = 0
    /// Sections are separated by space.
    case grouped = 1
    /// Sections are separated by space, and have rounded corners.
    case insetGrouped = 2
  }

  /// The position that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just into view.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// The animation of rows that are added or removed.
  ///
  /// The twin doesn't animate them.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows move to or from the right.
    case right = 1
    /// Rows move to or from the left.
    case left = 2
    /// Rows move to or from the top.
    case top = 3
    /// Rows move to or from the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Rows move to or from the middle.
    case middle = 6
    /// The table decides.
    case automatic = 100
  }
}
