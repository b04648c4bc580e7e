internal import StoryboardModel

/// Short descriptions of settings.
enum SettingText {
  /// Returns the setting's name, from the keys in its path: `normal titleColor`.
  static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map { part -> Substring in
      guard let bracket = part.firstIndex(of: "["), part.hasSuffix("]") else { return part }
      let key = part[part.index(after: bracket)...].dropLast()
      return key.isEmpty ? part[..<bracket] : key == "fontDescription" ? "font" : key
    }
    return parts.joined(separator: " ")
  }

  static func value(of setting: InterfaceSetting, _ names: ObjectNames) -> String {
    if let text = setting.text { return ObjectNames.cut(text) }
    let attributes = setting.attributes.filter { $0.key != "key" }
    switch element(of: setting.path) {
    case "color": if let color = color(attributes) { return color }
    case "fontDescription", "font": if let font = font(attributes) { return font }
    case "nil", "null": return "nil"
    default: break
    }
    if attributes.count == 1, let (key, value) = attributes.first {
      return names.value(value, of: key)
    }
    return attributes.isEmpty
      ? "set"
      : attributes.sorted { $0.key < $1.key }.map {
        "\($0.key) \(names.value($0.value, of: $0.key))"
      }
      .joined(separator: ", ")
  }

  /// Removes settings that only contain others.
  static func withoutHolders(_ settings: [InterfaceSetting]) -> [InterfaceSetting] {
    let paths = Set(settings.map(\.path))
    var holders: Set<String> = []
    for path in paths {
      // Each prefix of a path is the path of a setting around it.
      var rest = Substring(path)
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        holders.insert(String(rest))
      }
    }
    return settings.filter { setting in
      let isBare = setting.text == nil && setting.attributes.allSatisfy { $0.key == "key" }
      // Without attributes, these elements are equivalent to missing ones.
      let isOptional = ["autoresizingMask", "textInputTraits"].contains(element(of: setting.path))
      return !isBare || !(holders.contains(setting.path) || isOptional)
    }
  }

  /// The name of the last element of a path.
  static func element(of path: String) -> Substring {
    let last = path.split(separator: "/").last ?? ""
    return last.prefix { $0 != "[" }
  }

  private static func color(_ attributes: [String: String]) -> String? {
    for key in ["systemColor", "cocoaTouchSystemColor", "name"] {
      if let name = attributes[key] { return ObjectNames.cut(name) }
    }
    guard let components = ColorComponents(attributes) else { return nil }
    let alpha = components.alpha < 0.9995 ? " alpha \(short(components.alpha))" : ""
    if let white = components.white { return "white \(short(white))\(alpha)" }
    return components.digits + alpha
  }

  private static func font(_ attributes: [String: String]) -> String? {
    if let style = attributes["style"] { return ObjectNames.cut(style) }
    let weight = attributes["weight"].map { " \($0)" } ?? ""
    guard let name = attributes["name"] ?? attributes["type"] ?? attributes["metaFont"] else {
      return nil
    }
    let size = (attributes["pointSize"] ?? attributes["size"]).map { " \($0)" } ?? ""
    return ObjectNames.cut(name + weight + size)
  }

  /// Formats a number without meaningless digits.
  static func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard abs(rounded) < 1e15, rounded == rounded.rounded() else { return "\(rounded)" }
    return String(Int(rounded))
  }
}
