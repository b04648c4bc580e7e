/// Turns the abbreviated storyboards and xibs of examples into whole documents.
///
/// It adds the document, with its runtime (macOS and watchOS are recognized by elements that only they have)
/// and its initial view controller; a scene around each outermost element; the scene's first responder;
/// missing ids, and `sceneMemberID`s. Nothing is changed or removed, so each place has an original one.
enum StoryboardExpansion {
  static func storyboard(_ text: String) -> ExpandedText {
    var expansion = Expansion(text)
    let initial = expansion.addScenes()
    let runtime = Runtime(expansion.tags)
    expansion.wrap(
      "<document type=\"\(runtime.documentType)\" version=\"3.0\" targetRuntime=\"\(runtime.name)\""
        + (initial.map { " initialViewController=\"\($0)\"" } ?? "") + "><scenes>",
      "</scenes></document>")
    return expansion.text
  }

  static func xib(_ text: String) -> ExpandedText {
    var expansion = Expansion(text)
    for tag in expansion.tags { expansion.addID(to: tag) }
    let runtime = Runtime(expansion.tags)
    expansion.wrap(
      "<document type=\"\(runtime.xibType)\" version=\"3.0\" targetRuntime=\"\(runtime.name)\">"
        + "<objects>", "</objects></document>")
    return expansion.text
  }
}

/// The system that an example's storyboard is for.
private enum Runtime {
  case iOS, macOS, watchOS

  init(_ tags: [ExampleTag]) {
    let names = Set(tags.map(\.name))
    let macNames: Set<Substring> = [
      "application", "collectionViewItem", "controllerPlaceholder", "outlineView", "pagecontroller",
      "tabViewController", "tableColumn", "window", "windowController",
    ]
    self =
      !names.isDisjoint(with: macNames)
      ? .macOS
      : !names.isDisjoint(with: ["controller", "notificationController"]) ? .watchOS : .iOS
  }

  var name: String {
    switch self {
    case .iOS: "iOS.CocoaTouch"
    case .macOS: "MacOSX.Cocoa"
    case .watchOS: "watchKit"
    }
  }

  var documentType: String {
    switch self {
    case .iOS: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case .macOS: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
    case .watchOS: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
    }
  }

  var xibType: String {
    self == .macOS
      ? "com.apple.InterfaceBuilder3.Cocoa.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  }
}

/// The insertions that complete a text.
private struct Expansion {
  let tags: [ExampleTag]
  private let original: String
  private var insertions: [(offset: Int, text: String)] = []
  private var ids = 0

  init(_ text: String) {
    original = text
    tags = ExampleTag.all(in: text)
  }

  var text: ExpandedText { ExpandedText(original, inserting: insertions) }

  mutating func wrap(_ before: String, _ after: String) {
    insertions.insert((tags.first?.start ?? 0, before), at: 0)
    insertions.append((original.utf8.count, after))
  }

  /// Puts each outermost element into a scene, and returns the initial view controller's id.
  mutating func addScenes() -> String? {
    var initial: String?
    var scenes = 0
    for tag in tags {
      let isOutermost = tag.depth == 0
      if tag.name == "scene", isOutermost {
        scenes += 1
        insertions.append((tag.attributesEnd, " sceneID=\"scene-\(scenes)\""))
        insertions.append((tag.contentStart, "<objects>"))
        insertions.append((tag.contentEnd, placeholder(of: tag, scenes) + "</objects>"))
        continue
      }
      let isInDock = isOutermost || tag.depth == 1 && isScene(around: tag)
      if isOutermost {
        scenes += 1
        insertions.append((tag.start, "<scene sceneID=\"scene-\(scenes)\"><objects>"))
      }
      let id = addID(to: tag, isObject: isInDock)
      if isInDock, tag.attributes["sceneMemberID"] == nil, let member = sceneMember(tag.name) {
        insertions.append((tag.attributesEnd, " sceneMemberID=\"\(member)\""))
      }
      if isOutermost {
        insertions.append((tag.end, placeholder(of: tag, scenes) + "</objects></scene>"))
      }
      if tag.attributes["initial"] == "YES" { initial = id }
    }
    return initial
  }

  /// Adds an id to an element that needs one, and returns the element's id.
  @discardableResult
  mutating func addID(to tag: ExampleTag, isObject: Bool = false) -> String? {
    if let id = tag.attributes["id"] { return String(id) }
    guard isObject || !Self.withoutID.contains(tag.name), tag.name != "scene" else { return nil }
    ids += 1
    let id = "added-\(ids)"
    insertions.append((tag.attributesEnd, " id=\"\(id)\""))
    return id
  }

  private func isScene(around tag: ExampleTag) -> Bool {
    tags.last { $0.depth == 0 && $0.start < tag.start }?.name == "scene"
  }

  private func sceneMember(_ element: Substring) -> String? {
    if element == "exit" { return "exit" }
    return element.lowercased().contains("controller") || element == "application"
      ? "viewController" : nil
  }

  private func placeholder(of tag: ExampleTag, _ scene: Int) -> String {
    if tag.children.contains(where: { tags[$0].name == "placeholder" }) { return "" }
    return "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"first-\(scene)\" "
      + "sceneMemberID=\"firstResponder\"/>"
  }

  /// The elements without ids, which contain others or set a value.
  private static let withoutID: Set<Substring> = [
    "arrangedSubviews", "cells", "connections", "constraints", "gestureRecognizers", "items",
    "leftBarButtonItems", "popoverArrowDirection", "prototypes", "rect", "rightBarButtonItems",
    "rows", "sections", "splitViewItems", "state", "string", "subviews", "tabViewItems",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "variation", "viewControllers",
  ]
}
