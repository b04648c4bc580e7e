internal import StoryboardModel

/// The way an image view fits an image into its frame.
enum ImageMode: String {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  /// AppKit's default: at its own size, or scaled down to fit a smaller frame.
  case scaleDown
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  init(of view: InterfaceObject, isDesktop: Bool) {
    guard isDesktop else {
      self = view.attributes["contentMode"].flatMap(Self.init(rawValue:)) ?? .scaleToFill
      return
    }
    switch view.child("cell")?.attributes["imageScaling"] {
    case "axesIndependently": self = .scaleToFill
    case "proportionallyUpOrDown": self = .scaleAspectFit
    case "none": self = .center
    default: self = .scaleDown
    }
  }

  /// Returns the place of an image on the screen; it may be larger than the frame.
  func place(of size: MapSize, in frame: Rect) -> Rect {
    if self == .scaleToFill { return frame }
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    let factor =
      switch self {
      case .scaleAspectFit: min(across, down)
      case .scaleAspectFill: max(across, down)
      case .scaleDown: min(across, down, 1)
      default: 1.0
      }
    var place = frame.centered(size.width * factor, size.height * factor)
    switch self {
    case .left, .topLeft, .bottomLeft: place.x = frame.minX
    case .right, .topRight, .bottomRight: place.x = frame.maxX - place.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: place.y = frame.minY
    case .bottom, .bottomLeft, .bottomRight: place.y = frame.maxY - place.height
    default: break
    }
    return place
  }
}
