extension UITableView {
  /// How sections are told apart.
  public enum Style: Int, Sendable {
    /// By headers that stay in sight.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By room, and by rounded corners.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just into sight.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  ///
  /// The twin animates nothing.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the table thinks best.
    case automatic = 100
  }
}
