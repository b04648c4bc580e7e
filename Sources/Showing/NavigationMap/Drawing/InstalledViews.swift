internal import StoryboardModel

extension InterfaceObject {
  /// Returns the view without the subviews that are not installed in some size classes; nil keeps those of any device.
  func withoutUninstalledViews(in sizeClasses: Set<String>?) -> InterfaceObject {
    var uninstalled: Set<String> = []
    for setting in settings where setting.path.hasPrefix("variation[") {
      let parts = setting.path.split(separator: "/")
      guard parts.count == 3, parts[1] == "mask[subviews]",
        let reference = setting.attributes["reference"]
      else { continue }
      let variation = parts[0].dropFirst("variation[".count).dropLast()
      let isDefault = variation == "default"
      let applies =
        isDefault
        || sizeClasses?.isSuperset(of: variation.split(separator: "-").map(String.init))
          ?? (parts[2] == "include")
      guard applies else { continue }
      if parts[2] == "exclude" { uninstalled.insert(reference) }
      if parts[2] == "include" { uninstalled.remove(reference) }
    }
    guard !uninstalled.isEmpty else { return self }
    var view = self
    view.children.removeAll { uninstalled.contains($0.id.rawValue) }
    return view
  }
}

extension InterfaceFile {
  /// The size classes of the device on which Interface Builder shows the file; nil if unknown.
  var sizeClasses: Set<String>? {
    guard targetRuntime == .iOS, let device else { return nil }
    if device.name.lowercased().hasPrefix("ipad") {
      return ["widthClass=regular", "heightClass=regular"]
    }
    return device.isLandscape ? nil : ["widthClass=compact", "heightClass=regular"]
  }
}
