internal import Findings

/// The keys of an `Info.plist` that name a storyboard.
enum InfoKey {
  private static let roles: [String: EntryPoint.Role] = [
    "UIMainStoryboardFile": .main,
    "NSMainStoryboardFile": .main,
    "UILaunchStoryboardName": .launch,
  ]

  /// What the storyboard is that a key names; nil for any other key.
  ///
  /// A key may be for one device, `UIMainStoryboardFile~ipad`, and as a build setting for one
  /// system, `UIMainStoryboardFile[sdk=iphoneos*]`.
  static func role(of key: String) -> EntryPoint.Role? {
    roles[String(key.prefix { $0 != "~" && $0 != "[" })]
  }

  /// A storyboard's name: the extension may be given, and is not part of it.
  static func storyboardName(_ value: String) -> String {
    FilePath.pathExtension(of: value) == "storyboard"
      ? String(value.dropLast(".storyboard".count)) : value
  }
}
