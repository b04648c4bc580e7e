/// The named colors of UIKit and AppKit.
enum SystemColors {
  /// Returns nil for a clear or unknown color.
  static func paint(_ name: String) -> Paint? {
    if let theme = themes[name] { return .theme(theme) }
    return fixed[name].map { .color($0) }
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

  private static let fixed: [String: RGBColor] = [
    "systemOrangeColor": RGBColor(red: 255, green: 149, blue: 0),
    "systemYellowColor": RGBColor(red: 255, green: 204, blue: 0),
    "systemPurpleColor": RGBColor(red: 175, green: 82, blue: 222),
    "systemPinkColor": RGBColor(red: 255, green: 45, blue: 85),
    "systemTealColor": RGBColor(red: 48, green: 176, blue: 199),
    "systemMintColor": RGBColor(red: 0, green: 199, blue: 190),
    "systemCyanColor": RGBColor(red: 50, green: 173, blue: 230),
    "systemIndigoColor": RGBColor(red: 88, green: 86, blue: 214),
    "systemBrownColor": RGBColor(red: 162, green: 132, blue: 94),
    "systemGrayColor": RGBColor(red: 142, green: 142, blue: 147),
    "systemGray2Color": RGBColor(red: 174, green: 174, blue: 178),
    "viewFlipsideBackgroundColor": RGBColor(red: 31, green: 33, blue: 36),
    "scrollViewTexturedBackgroundColor": RGBColor(red: 111, green: 113, blue: 121),
    "underPageBackgroundColor": RGBColor(red: 150, green: 150, blue: 150),
  ]
}
