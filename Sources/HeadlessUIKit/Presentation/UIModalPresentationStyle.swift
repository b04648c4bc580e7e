/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is below is taken off it.
  case fullScreen = 0
  /// As a sheet that shows the edge of what is below.
  case pageSheet = 1
  /// As a small sheet in the middle.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context, which is taken off.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen, with what is below showing through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// In a popover where there is room.
  case popover = 7
  /// tvOS: over the whole screen, blurred.
  case blurOverFullScreen = 8
  /// Not at all: the answer of a delegate that wants no adaptation.
  case none = -1
  /// As the system chooses: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style with this name in a storyboard file; nil for one that is not known.
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

  /// Whether what is below leaves the screen.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presenter is the nearest controller that defines a presentation context.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}
