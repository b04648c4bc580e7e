internal import Findings
internal import StoryboardModel

/// Reads the elements that the model has no field for as settings, if a file is read completely.
struct SettingReader {
  /// The maximum number of elements in a path; real settings nest four deep.
  private static let longestPath = 8
  /// The maximum number of characters of a key in a path.
  private static let longestKey = 64

  /// The elements inside the current object, or inside the document, outermost first; each object
  /// and each container of scenes starts a new list.
  private var paths: [[String]] = [[]]
  /// The place of the current element.
  private var position = SourceLocation(file: "")
  /// The current element, if its characters are its setting.
  private var textual: (path: String, attributes: [String: String])?

  /// Whether an element consists only of characters that are not shown as text.
  static func holdsText(_ name: String) -> Bool { name == "data" || name == "mutableData" }

  /// Processes a start tag.
  ///
  /// `isInside` says that the element is in an object, or in a part of the document with settings.
  ///
  /// - Returns: Its setting; nil if it has none, or if its characters are the setting.
  mutating func begin(
    _ name: String, _ attributes: [String: String], _ role: OpenElement.Role,
    in parent: OpenElement.Role, isInside: Bool, at location: SourceLocation
  ) -> InterfaceSetting? {
    textual = nil
    position = location
    switch role {
    case .object, .scenes, .scene, .topLevel, .document:
      paths.append([])
      return nil
    default: break
    }
    var path = paths.last ?? []
    let isContainer = KnownElements.containers.contains(name)
    if !isContainer { path.append(Self.label(name, attributes, isAside: role == .aside)) }
    paths.append(path.suffix(Self.longestPath))
    guard isInside else { return nil }
    if Self.holdsText(name) || role == .text(.string) {
      textual = (joined, attributes)
      return nil
    }
    let own = attributes.filter { !Self.isElsewhere($0.key, of: name, role) }
    let hasContent = own.contains { $0.key != "key" }
    let isSetting =
      switch role {
      case .transparent, .aside:
        (hasContent || !isContainer) && !Self.hasField(name, attributes, in: parent)
      case .text: hasContent
      default: false
      }
    return isSetting ? InterfaceSetting(path: joined, attributes: own, location: location) : nil
  }

  /// Returns the setting of the current `<string>`; nil if it has none.
  mutating func string(_ text: String) -> InterfaceSetting? {
    guard let (path, attributes) = textual else { return nil }
    textual = nil
    return InterfaceSetting(path: path, attributes: attributes, text: text, location: position)
  }

  /// Returns the setting of the current element if it is a `<data>`: its characters without whitespace.
  mutating func data(_ characters: String) -> InterfaceSetting? {
    textual == nil ? nil : string(characters.filter { !$0.isWhitespace })
  }

  /// Processes an end tag.
  mutating func end() {
    textual = nil
    _ = paths.popLast()
  }

  private var joined: String { paths.last?.joined(separator: "/") ?? "" }

  private static func label(
    _ name: String, _ attributes: [String: String], isAside: Bool
  ) -> String {
    var key = attributes["key"] ?? attributes["keyPath"]
    if isAside || name == "nil" { key = key ?? attributes["name"] ?? attributes["identifier"] }
    return key.map { "\(name)[\($0.prefix(longestKey))]" } ?? name
  }

  /// Whether an attribute of such an element is already among the texts of its object.
  private static func isElsewhere(
    _ attribute: String, of name: String, _ role: OpenElement.Role
  ) -> Bool {
    switch role {
    case .text(.state), .text(.segment): attribute == "title"
    case .text(.fragment): attribute == "content"
    case .text(.shownPart): ShownText.isShown(attribute)
    default: false
    }
  }

  /// Whether the model has a field for an element without an id.
  private static func hasField(
    _ name: String, _ attributes: [String: String], in parent: OpenElement.Role
  ) -> Bool {
    switch name {
    case "rect": parent == .object && attributes["key"] == "frame"
    case "userDefinedRuntimeAttribute": true
    case "popoverArrowDirection": parent == .segue
    default: false
    }
  }
}
