internal import StoryboardModel

/// The sizes of screens whose scenes don't set one.
enum ScreenSizes {
  /// Returns the size of a document's device, or the default of its platform.
  static func standard(of file: InterfaceFile) -> MapSize {
    if let device = file.device, let size = devices[device.name] {
      return device.isLandscape ? MapSize(width: size.height, height: size.width) : size
    }
    return switch file.targetRuntime {
    case .iOS, .visionOS, .other: MapSize(width: 375, height: 667)
    case .tvOS: MapSize(width: 1920, height: 1080)
    case .watchOS: MapSize(width: 184, height: 224)
    case .macOS: MapSize(width: 450, height: 300)
    }
  }

  /// Returns the factor by which scenes are further apart than in their file.
  ///
  /// Since Xcode 8, Interface Builder can show a file on any device, so it stores positions
  /// relative to the device: horizontally in units of 1/300 of its width, vertically of 1/600 of
  /// its height. This factor turns positions set by hand into whole points, and puts the scenes of
  /// real files next to each other instead of on top of each other.
  static func spread(of file: InterfaceFile) -> MapSize {
    guard file.device != nil, file.targetRuntime == .iOS || file.targetRuntime == .tvOS else {
      return MapSize(width: 1, height: 1)
    }
    let size = standard(of: file)
    return MapSize(width: size.width / 300, height: size.height / 600)
  }

  private static let devices: [String: MapSize] = [
    "retina3_5": MapSize(width: 320, height: 480), "retina4_0": MapSize(width: 320, height: 568),
    "retina4_7": MapSize(width: 375, height: 667), "retina5_5": MapSize(width: 414, height: 736),
    "retina5_9": MapSize(width: 375, height: 812), "retina5_4": MapSize(width: 375, height: 812),
    "retina6_0": MapSize(width: 390, height: 844), "retina6_1": MapSize(width: 414, height: 896),
    "retina6_12": MapSize(width: 393, height: 852), "retina6_3": MapSize(width: 402, height: 874),
    "retina6_5": MapSize(width: 414, height: 896), "retina6_7": MapSize(width: 428, height: 926),
    "retina6_72": MapSize(width: 430, height: 932), "retina6_9": MapSize(width: 440, height: 956),
    "ipad7_9": MapSize(width: 768, height: 1024),
    "ipad8_3rounded": MapSize(width: 744, height: 1133),
    "ipad9_7": MapSize(width: 768, height: 1024), "ipad10_2": MapSize(width: 810, height: 1080),
    "ipad10_5": MapSize(width: 834, height: 1112),
    "ipad10_9rounded": MapSize(width: 820, height: 1180),
    "ipad11_0rounded": MapSize(width: 834, height: 1194),
    "ipad12_9": MapSize(width: 1024, height: 1366),
    "ipad12_9rounded": MapSize(width: 1024, height: 1366),
    "iPad13_0rounded": MapSize(width: 1032, height: 1376),
    "ipad13_0rounded": MapSize(width: 1032, height: 1376),
    "appleTV": MapSize(width: 1920, height: 1080), "appleTV4K": MapSize(width: 1920, height: 1080),
    "watch38": MapSize(width: 136, height: 170), "watch38mm": MapSize(width: 136, height: 170),
    "watch40": MapSize(width: 162, height: 197), "watch40mm": MapSize(width: 162, height: 197),
    "watch42": MapSize(width: 156, height: 195), "watch42mm": MapSize(width: 156, height: 195),
    "watch44": MapSize(width: 184, height: 224), "watch44mm": MapSize(width: 184, height: 224),
    "watch49": MapSize(width: 205, height: 251),
  ]
}
