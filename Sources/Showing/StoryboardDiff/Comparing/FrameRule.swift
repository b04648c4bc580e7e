internal import StoryboardModel

/// Decides which stored frames don't matter, because the real ones are computed at run time.
enum FrameRule {
  /// Whether constraints or the container determine the view's frame.
  static func isComputed(_ node: ObjectIndex.Node, in index: ObjectIndex) -> Bool {
    let object = node.object
    if object.attributes["fixedFrame"] == "YES" { return false }
    if object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    // The author decides the size of a view at the top of a xib, or next to a scene's controller.
    guard let parent = node.parent.map({ index.nodes[$0].object }) else { return false }
    // A controller's view fills the screen, or its container.
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
  /// The origin and size, as in Interface Builder's inspector.
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
