package import StoryboardModel

/// The parts and settings of an object that drawings use.
extension InterfaceObject {
  /// Returns the first child with a key, such as the cell of a control.
  func child(_ key: String) -> InterfaceObject? { children.first { $0.key == key } }

  /// Returns the first child with the name of an element.
  func child(element: String) -> InterfaceObject? { children.first { $0.element == element } }

  /// Returns the attributes of the setting with a path; nil if there is none.
  func setting(_ path: String) -> [String: String]? {
    settings.first { $0.path == path }?.attributes
  }

  /// Returns the attributes of a color: of the object, of its normal state, or of its configuration.
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

  /// The attributes of the first font: of the object, or of the beginning of its attributed text.
  var font: [String: String]? {
    settings.first { setting in
      setting.path.hasPrefix("fontDescription[") || setting.path.hasPrefix("font[")
        || setting.path.hasPrefix("attributedString[") && setting.path.hasSuffix("/font[NSFont]")
    }?.attributes
  }

  /// The color of the beginning of an attributed text.
  var attributedColor: [String: String]? {
    settings.first {
      $0.path.hasPrefix("attributedString[") && $0.path.hasSuffix("/color[NSColor]")
    }?.attributes
  }
}

extension [String: String] {
  /// Returns the number of an attribute; nil if there is none, or an infinite one.
  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// The settings of a document about its device, its images and its colors.
extension InterfaceFile {
  /// The device on which Interface Builder shows the file, such as `retina6_12`; nil in files from
  /// before Xcode 8, and on macOS.
  var device: (name: String, isLandscape: Bool)? {
    guard let attributes = settings.first(where: { $0.path == "device" })?.attributes,
      let name = attributes["id"]
    else { return nil }
    return (name, attributes["orientation"] == "landscape")
  }

  /// The color of controls in the file's windows.
  var globalTint: [String: String]? {
    settings.first { $0.path == "color[tintColor]" }?.attributes
  }

  /// The values of named colors when the file was last saved.
  package var namedColors: [String: [String: String]] {
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

  /// The images that the file names.
  package var imageResources: [ImageResource] {
    settings.compactMap { setting in
      let prefix = "resources/image["
      guard setting.path.hasPrefix(prefix), setting.path.hasSuffix("]") else { return nil }
      return ImageResource(
        name: String(setting.path.dropFirst(prefix.count).dropLast()),
        isSymbol: setting.attributes["catalog"] == "system")
    }
  }

  /// The names of the images of tabs, which screens of other files may show, too.
  package var tabImages: Set<String> {
    Set(scenes.compactMap { $0.controller?.child(element: "tabBarItem")?.imageName })
  }
}

/// An image that a file names.
package struct ImageResource: Hashable, Sendable {
  package var name: String
  /// Whether it is an SF Symbol.
  package var isSymbol: Bool
}
