internal import StoryboardModel

/// Which frames a file merely remembers: what is shown at run time is computed.
enum FrameRule {
  /// Whether constraints or what contains the view decide where it is.
  static func isComputed(_ node: ObjectIndex.Node, in index: ObjectIndex) -> Bool {
    let object = node.object
    if object.attributes["fixedFrame"] == "YES" { return false }
    if object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    guard let parent = node.parent.map({ index.nodes[$0].object }) else {
      // The view of a xib has the size that its author gave it.
      return index.file.kind == .storyboard
    }
    // A controller's view fills the screen, or what embeds it.
    if parent.controllerKind != nil { return true }
    switch parent.element {
    case "stackView", "tableView", "tableViewSection", "collectionView", "tableViewCell",
      "collectionViewCell", "navigationItem", "splitView", "tabView", "tableColumn", "clipView",
      "visualEffectView", "navigationController":
      return true
    default:
      return object.element == "navigationBar" || object.element == "toolbar"
    }
  }
}

extension Rect {
  /// The place and the size, as Interface Builder's inspector has them.
  var text: String {
    "(\(SettingText.short(x)), \(SettingText.short(y))) "
      + "\(SettingText.short(width)) × \(SettingText.short(height))"
  }

  /// Whether the frames differ by less than a point.
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 && abs(width - other.width) <= 0.5
      && abs(height - other.height) <= 0.5
  }
}
