internal import Findings
internal import StoryboardModel

/// Builds the model of a file as its elements begin and end.
struct ModelBuilder {
  private(set) var file: InterfaceFile
  /// Findings about the segues, controllers and scenes that are missing in ``file``.
  private(set) var findings: [Finding] = []
  /// Whether there is text outside of strings.
  private(set) var hasStrayText = false
  private let scope: ReadingScope
  private var elements: [OpenElement]
  private var scene: Scene?
  private var firstSegueOfScene = 0
  /// The objects around the current element, outermost first.
  private var objects: [InterfaceObject] = []
  /// The last comment, as long as only white space has followed it.
  private var comment: String?
  private var text = TextInProgress()
  private var settings: SettingReader?

  /// Begins with the root, `<document>`.
  init(
    path: String, attributes: TagAttributes, position: TextPosition, scope: ReadingScope
  ) {
    self.scope = scope
    let type = attributes["type"] ?? ""
    // The type of a storyboard ends with one of these; a xib's ends with `.XIB` alone.
    let isStoryboard = type.hasSuffix(".Storyboard.XIB") || type.hasSuffix(".Storyboard")
    file = InterfaceFile(
      path: path, kind: isStoryboard ? .storyboard : .xib, type: type,
      targetRuntime: TargetRuntime(name: attributes["targetRuntime"] ?? ""),
      initialControllerID: attributes["initialViewController"].map(ObjectID.init(rawValue:)),
      isLaunchScreen: attributes["launchScreen"] == "YES", attributes: attributes.all,
      location: position.location(in: path))
    elements = [OpenElement(name: "document", role: .document)]
    settings = scope == .complete ? SettingReader() : nil
  }

  /// Whether characters are collected; elsewhere they are white space, and reading them costs time.
  private(set) var collectsCharacters = false

  /// Whether the root has ended.
  var isComplete: Bool { elements.isEmpty }

  mutating func found(characters: String) {
    if collectsCharacters {
      text.characters += characters
    } else if !hasStrayText {
      hasStrayText = characters.utf8.contains { $0 > 0x20 }
    }
  }

  mutating func found(comment: String) {
    self.comment = comment
  }

  mutating func start(_ name: ElementName, _ attributes: TagAttributes, at position: TextPosition) {
    guard let parent = elements.last?.role else { return }
    let role = begin(name, attributes, in: parent, at: position)
    if settings != nil { beginSetting(name.text, attributes.all, role, in: parent, at: position) }
    elements.append(OpenElement(name: name.text, role: role))
    forgetComment()
  }

  mutating func end() {
    guard let element = elements.popLast() else { return }
    forgetComment()
    switch element.role {
    case .object: endObject()
    case .scene: endScene()
    case .text(.string): endString()
    case .text(.attributedString): endAttributedString()
    case .transparent, .aside:
      if let found = settings?.data(text.characters) {
        collectsCharacters = false
        keep(found)
      }
    default: break
    }
    settings?.end()
  }

  private mutating func forgetComment() {
    // Compared first, because this runs for every element.
    if comment != nil { comment = nil }
  }
}

/// The text of elements that are still open; none of these elements nests in its own kind.
struct TextInProgress {
  /// The characters of a `<string>`.
  var characters = ""
  var key: String?
  var isBase64 = false
  /// The key of a button's `<state>`.
  var state = ""
  /// The text of an `<attributedString>`, and its role in the object.
  var fragments = ""
  var attributedRole = ""
}

// MARK: - Beginnings

extension ModelBuilder {
  private static let navigationAttributes = NameSet(NavigationAttributes.ofObjects)

  /// Reads a start tag, and returns the role of its element in the model.
  private mutating func begin(
    _ element: ElementName, _ attributes: TagAttributes, in parent: OpenElement.Role,
    at position: TextPosition
  ) -> OpenElement.Role {
    let name = element.text
    switch parent {
    case .aside:
      report(name, attributes, at: position, as: \.findingInsideLeftOut)
      return .aside
    case .connections: return beginConnection(name, attributes, at: position)
    default: break
    }
    let isInsideObjects = !objects.isEmpty || parent == .topLevel
    if isInsideObjects, !attributes.isEmpty, let id = attributes["id"] {
      beginObject(element, ObjectID(rawValue: id), attributes, at: position)
      return .object
    }
    switch (element.kind, parent) {
    case (.known, _): return .transparent
    case (.connections, _) where !objects.isEmpty: return .connections
    case (.aside, .document): return .aside
    case (.objects, .document), (.objects, .scene): return .topLevel
    case (.scenes, .document): return .scenes
    case (.scene, .scenes):
      beginScene(attributes, at: position)
      return .scene
    case (.point, .scene) where attributes["key"] == "canvasLocation":
      scene?.canvasLocation = Point(attributes)
      return .transparent
    case (.point, _): return .transparent
    case (nil, _), (.aside, _), (.connections, _), (.objects, _), (.scenes, _), (.scene, _):
      report(name, attributes, at: position, as: \.findingOutOfPlace)
      file.unknownElements.append(
        UnknownElement(
          element: name, parent: elements.last?.name ?? "", attributes: attributes.all,
          location: position.location(in: file.path)))
      return .transparent
    case (let kind?, _): return beginPart(kind, attributes, in: parent, at: position)
    }
  }

  private mutating func beginObject(
    _ element: ElementName, _ id: ObjectID, _ attributes: TagAttributes, at position: TextPosition
  ) {
    let name = element.text
    if name == "segue" { report(name, attributes, at: position, as: \.findingOutOfPlace) }
    var object = InterfaceObject(
      id: id, element: name,
      attributes: scope == .navigation
        ? attributes.subset(Self.navigationAttributes) : attributes.all,
      texts: element.isQuiet ? [] : InterfaceText.texts(in: attributes),
      location: position.location(in: file.path))
    // Several items are in a container, such as `<leftBarButtonItems>`. A single one has the key.
    if name == "barButtonItem", let container = elements.last?.name,
      container.hasSuffix("BarButtonItems")
    {
      object.attributes["key"] = String(container.dropLast())
    }
    objects.append(object)
  }

  private mutating func report(
    _ name: String, _ attributes: TagAttributes, at position: TextPosition,
    as finding: (UnreadElement) -> Finding?
  ) {
    let element = UnreadElement(
      name: name, attributes: attributes, location: position.location(in: file.path))
    if let finding = finding(element) { findings.append(finding) }
  }

  private mutating func beginScene(_ attributes: TagAttributes, at position: TextPosition) {
    let name = comment.map(\.trimmingSpaces)
    scene = Scene(
      id: ObjectID(rawValue: attributes["sceneID"] ?? ""),
      name: name?.isEmpty == true ? nil : name, location: position.location(in: file.path))
    firstSegueOfScene = file.segues.count
  }

  /// Reads a value of an object or a segue.
  private mutating func beginPart(
    _ kind: ElementKind, _ attributes: TagAttributes, in parent: OpenElement.Role,
    at position: TextPosition
  ) -> OpenElement.Role {
    switch kind {
    case .rect where parent == .object && attributes["key"] == "frame":
      objects[objects.count - 1].frame = Rect(attributes)
    case .arrowDirection where parent == .segue:
      let directions = attributes.all.filter { $0.value == "YES" }.keys.sorted()
      file.segues[file.segues.count - 1].popoverArrowDirections = directions
    case .runtimeAttribute where !objects.isEmpty:
      objects[objects.count - 1].runtimeAttributes.append(
        RuntimeAttribute(
          keyPath: attributes["keyPath"] ?? "", type: attributes["type"] ?? "",
          value: attributes["value"], location: position.location(in: file.path)))
    case .rect, .arrowDirection, .runtimeAttribute: break
    default:
      beginText(kind, attributes, in: parent)
      return .text(kind)
    }
    return .transparent
  }

  /// Reads an element whose attributes or characters are text.
  private mutating func beginText(
    _ kind: ElementKind, _ attributes: TagAttributes, in parent: OpenElement.Role
  ) {
    switch kind {
    case .string:
      collectsCharacters = true
      text.characters = ""
      text.key = attributes["key"]
      text.isBase64 = attributes["base64-UTF8"] == "YES"
    case .state:
      text.state = attributes["key"] ?? "normal"
      show(attributes["title"], as: text.state)
    case .segment: show(attributes["title"], as: "segment")
    case .attributedString:
      text.fragments = ""
      text.attributedRole =
        parent == .text(.state) ? text.state : attributes["key"] ?? "attributedString"
    case .fragment: text.fragments += attributes["content"] ?? ""
    case .shownPart where !objects.isEmpty:
      objects[objects.count - 1].texts += InterfaceText.texts(in: attributes)
    default: break
    }
  }

  /// Reads a child of `<connections>`.
  private mutating func beginConnection(
    _ name: String, _ attributes: TagAttributes, at position: TextPosition
  ) -> OpenElement.Role {
    guard let holder = objects.last else { return .transparent }
    report(name, attributes, at: position, as: \.findingInConnections)
    let location = position.location(in: file.path)
    guard name == "segue", let kind = attributes["kind"], !kind.isEmpty else {
      // The destinations of other connections may be missing in this scope, and must not be reported.
      if scope == .navigation { return .aside }
      file.connections.append(
        Connection(name, attributes, holder: holder.id, location: location))
      return .connection
    }
    let owner = objects.last { $0.controllerKind != nil }
    file.segues.append(
      Segue(
        kind: SegueKind(rawValue: kind), attributes: attributes, owner: owner?.id,
        holder: holder, location: location))
    return .segue
  }
}

// MARK: - Ends

extension ModelBuilder {
  private mutating func endObject() {
    guard let object = objects.popLast() else { return }
    if !objects.isEmpty {
      objects[objects.count - 1].children.append(object)
    } else if scene != nil {
      scene?.objects.append(object)
    } else {
      file.objects.append(object)
    }
  }

  private mutating func endScene() {
    guard let scene else { return }
    if let controller = scene.controller {
      for index in firstSegueOfScene..<file.segues.count where file.segues[index].owner == nil {
        file.segues[index].owner = controller.id
      }
    }
    file.scenes.append(scene)
    self.scene = nil
  }

  private mutating func endString() {
    collectsCharacters = false
    let characters = text.characters
    let string = text.isBase64 ? Base64Text.decode(characters) ?? characters : characters
    guard let parent = elements.last else { return }
    switch (parent.role, text.key) {
    case (.object, let key?):
      objects[objects.count - 1].attributes[key] = string
      if ShownText.isShown(key) { show(string, as: key) }
    case (.segue, let key?):
      file.segues[file.segues.count - 1].attributes[key] = string
      if key == "identifier" { file.segues[file.segues.count - 1].identifier = string }
    case (.connection, let key?):
      file.connections[file.connections.count - 1].attributes[key] = string
    case (.text(.state), "title"): show(string, as: text.state)
    case (.text(.segment), "title"): show(string, as: "segment")
    case (.text(.shownPart), let key?) where ShownText.isShown(key): show(string, as: key)
    case (.text(.titles), _): show(string, as: parent.name)
    case (.text(.fragment), "content"): text.fragments += string
    default: if let found = settings?.string(string) { keep(found) }
    }
  }

  private mutating func endAttributedString() {
    // UIKit shows a state's attributed title instead of its title. An object has few texts.
    let role = text.attributedRole
    let place = objects.last.flatMap { object in
      object.texts.count < 16 ? object.texts.firstIndex { $0.role == role } : nil
    }
    show(text.fragments, as: role, at: place)
    text.fragments = ""
  }

  /// Adds text to the object around the current element, at a place in its texts or at their end.
  private mutating func show(_ string: String?, as role: String, at place: Int? = nil) {
    guard let string, !string.isEmpty, let last = objects.indices.last else { return }
    objects[last].texts.insert(
      InterfaceText(role: role, string: string), at: place ?? objects[last].texts.count)
  }
}

// MARK: - Settings

extension ModelBuilder {
  private mutating func beginSetting(
    _ name: String, _ attributes: [String: String], _ role: OpenElement.Role,
    in parent: OpenElement.Role, at position: TextPosition
  ) {
    // A color of the document itself is the tint of its windows.
    let isInside = !objects.isEmpty || role == .aside || parent == .document && name == "color"
    let found = settings?.begin(
      name, attributes, role, in: parent, isInside: isInside,
      at: position.location(in: file.path))
    if let found { keep(found) }
    if isInside, SettingReader.holdsText(name), role != .text(.string) {
      collectsCharacters = true
      text.characters = ""
    }
  }

  private mutating func keep(_ setting: InterfaceSetting) {
    guard let last = objects.indices.last else { return file.settings.append(setting) }
    if setting.path == "frame[frameInset]", objects[last].frame == nil {
      let parent = objects.dropLast().last { $0.frame != nil }?.frame
      objects[last].frame = Rect(insets: setting.attributes, in: parent)
    }
    objects[last].settings.append(setting)
  }
}
