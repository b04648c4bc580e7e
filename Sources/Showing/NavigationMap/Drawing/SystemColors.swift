/// The named colors of UIKit and AppKit.
enum SystemColors {
  /// Returns nil for a clear or unknown color.
  static func paint(_ name: String) -> Paint? {
    if let theme = themes[name] { return .theme(theme) }
    return fixed[name].map { .color(RGBColor(red: $0, green: $1, blue: $2)) }
  }

  private static let themes: [String: ThemeColor] = [
    "systemBackgroundColor": .ground, "secondarySystemBackgroundColor": .grouped,
    "tertiarySystemBackgroundColor": .ground, "systemGroupedBackgroundColor": .grouped,
    "secondarySystemGroupedBackgroundColor": .ground,
    "tertiarySystemGroupedBackgroundColor": .grouped, "groupTableViewBackgroundColor": .grouped,
    "tableCellGroupedBackgroundColor": .ground, "labelColor": .label, "darkTextColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .faintLabel,
    "quaternaryLabelColor": .faintLabel, "placeholderTextColor": .faintLabel,
    "lightTextColor": .white, "separatorColor": .separator, "opaqueSeparatorColor": .separator,
    "linkColor": .accent, "systemBlueColor": .accent, "tintColor": .accent,
    "systemRedColor": .red, "systemGreenColor": .green, "systemFillColor": .fill,
    "secondarySystemFillColor": .fill, "tertiarySystemFillColor": .fill,
    "quaternarySystemFillColor": .fill, "systemGray3Color": .strongFill,
    "systemGray4Color": .strongFill, "systemGray5Color": .strongFill, "systemGray6Color": .grouped,
    // AppKit's.
    "controlTextColor": .label, "textColor": .label, "headerTextColor": .label,
    "windowFrameTextColor": .label, "disabledControlTextColor": .faintLabel,
    "controlColor": .ground, "controlBackgroundColor": .ground, "textBackgroundColor": .ground,
    "windowBackgroundColor": .grouped, "headerColor": .grouped,
    "_sourceListBackgroundColor": .grouped, "gridColor": .separator,
    "controlAccentColor": .accent, "selectedControlColor": .accent,
    "alternateSelectedControlColor": .accent, "selectedTextBackgroundColor": .fill,
  ]

  private static let fixed: [String: (red: UInt8, green: UInt8, blue: UInt8)] = [
    "systemOrangeColor": (255, 149, 0), "systemYellowColor": (255, 204, 0),
    "systemPurpleColor": (175, 82, 222), "systemPinkColor": (255, 45, 85),
    "systemTealColor": (48, 176, 199), "systemMintColor": (0, 199, 190),
    "systemCyanColor": (50, 173, 230), "systemIndigoColor": (88, 86, 214),
    "systemBrownColor": (162, 132, 94), "systemGrayColor": (142, 142, 147),
    "systemGray2Color": (174, 174, 178), "viewFlipsideBackgroundColor": (31, 33, 36),
    "scrollViewTexturedBackgroundColor": (111, 113, 121),
    "underPageBackgroundColor": (150, 150, 150),
  ]
}
