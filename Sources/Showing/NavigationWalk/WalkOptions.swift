package import StoryboardModel

/// Conditions that change the effect of segues.
package struct WalkOptions: Hashable, Sendable {
  /// The width of the window, on which popovers and split views depend.
  package enum SizeClass: String, Sendable, CaseIterable {
    /// An iPhone in portrait orientation.
    case compact
    /// An iPad that fills its screen.
    case regular
  }

  package var sizeClass: SizeClass
  /// Whether controllers are put into a window.
  ///
  /// Without a window, nothing can be presented.
  package var hasWindow: Bool

  package init(sizeClass: SizeClass = .compact, hasWindow: Bool = true) {
    self.sizeClass = sizeClass
    self.hasWindow = hasWindow
  }

  /// The width of a platform's windows, which are always regular on tvOS.
  package func sizeClass(on runtime: TargetRuntime) -> SizeClass {
    runtime == .tvOS ? .regular : sizeClass
  }
}
