/// The way in which a presented controller covers the content below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen. The content below is removed from the screen.
  case fullScreen = 0
  /// As a sheet that leaves the edge of the content below visible.
  case pageSheet = 1
  /// As a small sheet in the middle of the screen.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context, which is removed from the
  /// screen.
  case currentContext = 3
  /// As the app decides.
  case custom = 4
  /// Over the whole screen, with the content below visible through it.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// In a popover if there is enough room.
  case popover = 7
  /// On tvOS, over the whole screen, with the content below blurred.
  case blurOverFullScreen = 8
  /// No presentation style. Returned by a delegate that wants no adaptation.
  case none = -1
  /// The system decides: a page sheet, or full screen on tvOS.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style with this name in a storyboard file; nil if the name is unknown.
  init?(storyboardName: String) {
    switch storyboardName {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "blurOverFullScreen": self = .blurOverFullScreen
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }

  /// Whether the content below leaves the screen.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether tvOS presents full screen instead, because it has no sheets and popovers.
  var isFullScreenOnTelevision: Bool {
    [.automatic, .pageSheet, .formSheet, .popover].contains(self)
  }

  /// Whether the presenter is the nearest controller that defines a presentation context.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}
