/// The circumstances of a walk that change what segues do.
package struct WalkOptions: Hashable, Sendable {
  /// How wide the window is: popovers and split views depend on it.
  package enum SizeClass: String, Sendable, CaseIterable {
    /// An iPhone upright.
    case compact
    /// An iPad that fills its screen.
    case regular
  }

  package var sizeClass: SizeClass
  /// Whether controllers are put into a window: without one nothing is presented.
  package var hasWindow: Bool

  package init(sizeClass: SizeClass = .compact, hasWindow: Bool = true) {
    self.sizeClass = sizeClass
    self.hasWindow = hasWindow
  }
}
