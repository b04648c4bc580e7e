internal import FilesAndPaths

/// The keys of an `Info.plist` that name a storyboard or a xib.
enum InfoKey {
  private static let roles: [String: EntryPoint.Role] = [
    "UIMainStoryboardFile": .main,
    "NSMainStoryboardFile": .main,
    "UILaunchStoryboardName": .launch,
  ]

  /// The role of the storyboard that a key names; nil for any other key.
  ///
  /// A key may be specific to a device, `UIMainStoryboardFile~ipad`, and as a build setting to a
  /// system, `UIMainStoryboardFile[sdk=iphoneos*]`.
  static func role(of key: String) -> EntryPoint.Role? { roles[general(key)] }

  /// Whether a key names the xib that the system loads at launch.
  static func isMainXib(_ key: String) -> Bool { general(key) == "NSMainNibFile" }

  /// Whether a key's value is a dictionary of launch storyboards.
  static func isLaunchStoryboards(_ key: String) -> Bool { general(key) == "UILaunchStoryboards" }

  private static func general(_ key: String) -> String {
    String(key.prefix { $0 != "~" && $0 != "[" })
  }

  /// Returns a storyboard's name, without the extension that may be given.
  static func storyboardName(_ value: String) -> String {
    FilePath.pathExtension(of: value) == "storyboard"
      ? String(value.dropLast(".storyboard".count)) : value
  }
}
