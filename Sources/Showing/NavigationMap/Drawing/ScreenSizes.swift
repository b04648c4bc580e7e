internal import StoryboardModel

/// The sizes of screens whose scenes don't set one.
enum ScreenSizes {
  /// Returns the size of a document's device, or the default of its platform.
  static func standard(of file: InterfaceFile) -> MapSize {
    if let device = file.device, let (width, height) = devices[device.name] {
      // Files for tvOS say that their screen, which is always wide, is in landscape.
      return device.isLandscape
        ? MapSize(width: max(width, height), height: min(width, height))
        : MapSize(width: width, height: height)
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
  /// Since Xcode 8, Interface Builder can show a file for iOS on any device, so it stores positions
  /// relative to the device: horizontally in units of 1/300 of its width, vertically of 1/600 of
  /// its height. This factor turns positions set by hand into whole points, and puts the scenes of
  /// real files next to each other instead of on top of each other. In real files for tvOS, whose
  /// screens all have one size, the positions are in points.
  static func spread(of file: InterfaceFile) -> MapSize {
    guard file.device != nil, file.targetRuntime == .iOS else {
      return MapSize(width: 1, height: 1)
    }
    let size = standard(of: file)
    return MapSize(width: size.width / 300, height: size.height / 600)
  }

  private static let devices: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina5_4": (375, 812),
    "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_12": (393, 852),
    "retina6_3": (402, 874), "retina6_5": (414, 896), "retina6_7": (428, 926),
    "retina6_72": (430, 932), "retina6_9": (440, 956), "ipad7_9": (768, 1024),
    "ipad8_3rounded": (744, 1133), "ipad9_7": (768, 1024), "ipad10_2": (810, 1080),
    "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366), "iPad13_0rounded": (1032, 1376),
    "ipad13_0rounded": (1032, 1376), "appleTV": (1920, 1080), "appleTV4K": (1920, 1080),
    "watch38": (136, 170), "watch38mm": (136, 170), "watch40": (162, 197), "watch40mm": (162, 197),
    "watch42": (156, 195), "watch42mm": (156, 195), "watch44": (184, 224), "watch44mm": (184, 224),
    "watch49": (205, 251),
  ]
}
