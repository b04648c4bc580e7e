/// The transition with which a presented controller appears.
///
/// The twin doesn't animate it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The controller slides up from the bottom.
  case coverVertical = 0
  /// The content flips over.
  case flipHorizontal = 1
  /// The controller fades in.
  case crossDissolve = 2
  /// The content below curls up like a page.
  case partialCurl = 3
}

extension UIModalTransitionStyle {
  /// The style with this name in a storyboard file; nil if the name is unknown.
  init?(storyboardName: String) {
    switch storyboardName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
