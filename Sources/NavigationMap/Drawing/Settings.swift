internal import StoryboardModel

/// The settings of an object that drawings look at, by what they are.
extension InterfaceObject {
  /// The attributes of the setting with a path; nil where there is none.
  func setting(_ path: String) -> [String: String]? {
    settings.first { $0.path == path }?.attributes
  }

  /// The attributes of a colour: of the object, of its normal state, or of its configuration.
  func color(_ key: String) -> [String: String]? {
    let own = "color[\(key)]"
    let inState = "state[normal]/\(own)"
    let inConfiguration = "]/\(own)"
    return settings.first { setting in
      setting.path == own || setting.path == inState
        || setting.path.hasSuffix(inConfiguration)
          && setting.path.hasPrefix("buttonConfiguration[")
    }?.attributes
  }

  /// The attributes of the first font: of the object, or of the first words of its attributed text.
  var font: [String: String]? {
    settings.first { setting in
      setting.path.hasPrefix("fontDescription[") || setting.path.hasPrefix("font[")
        || setting.path.hasPrefix("attributedString[") && setting.path.hasSuffix("/font[NSFont]")
    }?.attributes
  }

  /// The colour of the first words of an attributed text.
  var attributedColor: [String: String]? {
    settings.first {
      $0.path.hasPrefix("attributedString[") && $0.path.hasSuffix("/color[NSColor]")
    }?.attributes
  }
}

/// What a document says of its device and its colours.
extension InterfaceFile {
  /// The device that Interface Builder shows the file on, such as `retina6_12`; nil in files of
  /// before Xcode 8, and on macOS.
  var device: (name: String, isLandscape: Bool)? {
    guard let attributes = settings.first(where: { $0.path == "device" })?.attributes,
      let name = attributes["id"]
    else { return nil }
    return (name, attributes["orientation"] == "landscape")
  }

  /// The values that named colours had when the file was last saved.
  var namedColors: [String: [String: String]] {
    var colors: [String: [String: String]] = [:]
    for setting in settings {
      let prefix = "resources/namedColor["
      let suffix = "]/color"
      guard setting.path.hasPrefix(prefix), setting.path.hasSuffix(suffix) else { continue }
      let name = setting.path.dropFirst(prefix.count).dropLast(suffix.count)
      colors[String(name)] = setting.attributes
    }
    return colors
  }
}
