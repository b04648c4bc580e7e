internal import Findings
internal import StoryboardModel

/// Builds the model of a file from its elements, as they begin and end.
struct ModelBuilder {
  private(set) var file: InterfaceFile
  private var elements: [OpenElement]
  private var scene: Scene?
  private var firstSegueOfScene = 0
  /// The objects around the current element, the outermost first.
  private var objects: [InterfaceObject] = []
  /// The comment that nothing but white space has followed so far.
  private var comment: String?
  /// The characters of the string that is being read.
  private var characters = ""
  /// The words of the fragments of the attributed string that is being read.
  private var attributedText = ""

  /// Begins with the root, `<document>`.
  init(path: String, attributes: [String: String], location: SourceLocation) {
    let type = attributes["type"] ?? ""
    file = InterfaceFile(
      path: path, kind: type.contains("Storyboard") ? .storyboard : .xib, type: type,
      targetRuntime: TargetRuntime(name: attributes["targetRuntime"] ?? ""),
      initialControllerID: attributes["initialViewController"].map(ObjectID.init(rawValue:)),
      isLaunchScreen: attributes["launchScreen"] == "YES", attributes: attributes,
      location: location)
    elements = [OpenElement(name: "document", role: .document)]
  }

  /// Whether characters are wanted: elsewhere they are white space, which costs time to take.
  private(set) var collectsCharacters = false

  mutating func found(characters more: String) {
    characters += more
  }

  mutating func found(comment text: String) {
    comment = text
  }

  mutating func start(
    _ name: String, attributes: [String: String], at location: SourceLocation
  ) {
    guard let parent = elements.last else { return }
    let role = begin(name, attributes, in: parent, at: location)
    elements.append(OpenElement(name: name, role: role))
    if comment != nil { comment = nil }
  }

  mutating func end() {
    guard let element = elements.popLast() else { return }
    if comment != nil { comment = nil }
    switch element.role {
    case .object: endObject()
    case .scene: endScene()
    case .string(let key, let isBase64): endString(key: key, isBase64: isBase64)
    case .attributedString(let role):
      show(attributedText, as: role)
      attributedText = ""
    default: break
    }
  }
}

// MARK: - Beginnings

extension ModelBuilder {
  /// Reads a start tag, and says what its element is to the model.
  private mutating func begin(
    _ name: String, _ attributes: [String: String], in parent: OpenElement,
    at location: SourceLocation
  ) -> OpenElement.Role {
    switch parent.role {
    case .aside:
      return .aside
    case .connections:
      return beginConnection(name, attributes, at: location)
    case .document where name == "objects":
      return .topLevel
    case .document where name == "scenes":
      return .scenes
    case .document where KnownElements.asides.contains(name):
      return .aside
    case .scenes where name == "scene":
      beginScene(attributes, at: location)
      return .scene
    case .scene where name == "objects":
      return .topLevel
    case .scene where name == "point" && attributes["key"] == "canvasLocation":
      scene?.canvasLocation = Point(attributes)
      return .transparent
    default:
      break
    }
    let isInsideObjects = !objects.isEmpty || parent.role == .topLevel
    if isInsideObjects, let id = attributes["id"] {
      beginObject(ObjectID(rawValue: id), name, attributes, at: location)
      return .object
    }
    if name == "connections", !objects.isEmpty { return .connections }
    return beginPart(name, attributes, in: parent, at: location)
  }

  private mutating func beginScene(_ attributes: [String: String], at location: SourceLocation) {
    let name = comment.map(\.trimmingSpaces)
    scene = Scene(
      id: ObjectID(rawValue: attributes["sceneID"] ?? ""), name: name?.isEmpty == true ? nil : name,
      location: location)
    firstSegueOfScene = file.segues.count
  }

  private mutating func beginObject(
    _ id: ObjectID, _ name: String, _ attributes: [String: String], at location: SourceLocation
  ) {
    let texts = ShownText.texts(in: attributes).map {
      InterfaceText(role: $0.role, string: $0.string)
    }
    objects.append(
      InterfaceObject(
        id: id, element: name, attributes: attributes, texts: texts, location: location))
  }

  /// An element without an id that is no structure of the document.
  private mutating func beginPart(
    _ name: String, _ attributes: [String: String], in parent: OpenElement,
    at location: SourceLocation
  ) -> OpenElement.Role {
    switch name {
    case "rect":
      if parent.role == .object, attributes["key"] == "frame" {
        objects[objects.count - 1].frame = Rect(attributes)
      }
    case "string", "mutableString":
      characters = ""
      collectsCharacters = true
      return .string(
        key: attributes["key"], isBase64: attributes["base64-UTF8"] == "YES")
    case "state":
      let state = attributes["key"] ?? "normal"
      show(attributes["title"], as: state)
      return .state(state)
    case "segment":
      show(attributes["title"], as: "segment")
      return .segment
    case "scopeButtonTitles":
      return .titles
    case "attributedString":
      attributedText = ""
      if case .state(let state) = parent.role { return .attributedString(role: state) }
      return .attributedString(role: attributes["key"] ?? name)
    case "fragment":
      attributedText += attributes["content"] ?? ""
      return .fragment
    case "popoverArrowDirection" where parent.role == .segue:
      let directions = attributes.filter { $0.value == "YES" }.keys.sorted()
      file.segues[file.segues.count - 1].popoverArrowDirections = directions
    case "userDefinedRuntimeAttribute" where !objects.isEmpty:
      objects[objects.count - 1].runtimeAttributes.append(
        RuntimeAttribute(
          keyPath: attributes["keyPath"] ?? "", type: attributes["type"] ?? "",
          value: attributes["value"], location: location))
    default:
      if ShownText.parts.contains(name) {
        for text in ShownText.texts(in: attributes) { show(text.string, as: text.role) }
        return .shownPart
      }
      if !KnownElements.names.contains(name) {
        file.unknownElements.append(
          UnknownElement(
            element: name, parent: parent.name, attributes: attributes, location: location))
      }
    }
    return .transparent
  }

  /// A child of `<connections>`.
  private mutating func beginConnection(
    _ name: String, _ attributes: [String: String], at location: SourceLocation
  ) -> OpenElement.Role {
    guard let holder = objects.last else { return .transparent }
    guard name == "segue", let kind = attributes["kind"] else {
      file.connections.append(
        Connection(name, attributes, holder: holder.id, location: location))
      return .connection
    }
    let owner = objects.last { $0.controllerKind != nil }
    file.segues.append(
      Segue(
        kind: SegueKind(rawValue: kind), attributes: attributes, sceneID: scene?.id,
        owner: owner?.id, holder: holder, location: location))
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

  private mutating func endString(key: String?, isBase64: Bool) {
    collectsCharacters = false
    let string = isBase64 ? Base64Text.decode(characters) ?? characters : characters
    characters = ""
    guard let parent = elements.last else { return }
    switch (parent.role, key) {
    case (.object, let key?):
      objects[objects.count - 1].attributes[key] = string
      if ShownText.names.contains(key) { show(string, as: key) }
    case (.segue, let key?):
      file.segues[file.segues.count - 1].attributes[key] = string
      if key == "identifier" { file.segues[file.segues.count - 1].identifier = string }
    case (.connection, let key?):
      file.connections[file.connections.count - 1].attributes[key] = string
    case (.state(let state), "title"): show(string, as: state)
    case (.segment, "title"): show(string, as: "segment")
    case (.shownPart, let key?) where ShownText.names.contains(key): show(string, as: key)
    case (.titles, _): show(string, as: parent.name)
    case (.fragment, "content"): attributedText += string
    default: break
    }
  }

  /// Adds words to the object around the current element.
  private mutating func show(_ string: String?, as role: String) {
    guard let string, !string.isEmpty, !objects.isEmpty else { return }
    objects[objects.count - 1].texts.append(InterfaceText(role: role, string: string))
  }
}
