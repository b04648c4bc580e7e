/// How a presented controller comes in.
///
/// The twin animates nothing.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// As under a page that curls up.
  case partialCurl = 3
}

extension UIModalTransitionStyle {
  /// The style with this name in a storyboard file; nil for one that is not known.
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
