internal import Findings
internal import StoryboardModel

/// Makes settings of the elements that the model has no field for, where all of a file is read.
struct SettingReader {
  /// The most elements that a path names: real settings nest four deep.
  private static let longestPath = 8
  /// The most characters of a key that a path has.
  private static let longestKey = 64

  /// The elements inside the current object, or inside the document, the outermost first; an object
  /// and what holds scenes begin anew.
  private var paths: [[String]] = [[]]
  private var position = SourceLocation(file: "")
  private var textual: (path: String, attributes: [String: String])?

  /// Whether an element is no more than its characters, which are no words.
  static func holdsText(_ name: String) -> Bool { name == "data" || name == "mutableData" }

  /// Takes a start tag.
  ///
  /// - Returns: The setting that it is, unless it is one by its characters or none at all.
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
    let isContainer = Self.containers.contains(name)
    if !isContainer { path.append(Self.label(name, attributes, isAside: role == .aside)) }
    paths.append(path.suffix(Self.longestPath))
    guard isInside else { return nil }
    if Self.holdsText(name) || role == .string {
      textual = (joined, attributes)
      return nil
    }
    let own = attributes.filter { !Self.isElsewhere($0.key, of: name, role) }
    let says = own.contains { $0.key != "key" }
    let isOne =
      switch role {
      case .transparent, .aside:
        (!isContainer || says) && !Self.hasField(name, attributes, in: parent)
      case .state, .shownPart, .segment, .titles, .attributedString, .fragment: says
      default: false
      }
    return isOne ? InterfaceSetting(path: joined, attributes: own, location: location) : nil
  }

  /// The setting that the characters of the current element are.
  mutating func text(_ text: String) -> InterfaceSetting? {
    guard let (path, attributes) = textual else { return nil }
    textual = nil
    return InterfaceSetting(path: path, attributes: attributes, text: text, location: position)
  }

  /// The setting that the characters of the current element are, if it is one that holds some.
  mutating func finishText(_ characters: String) -> InterfaceSetting? {
    textual == nil ? nil : text(characters.filter { !$0.isWhitespace })
  }

  /// Takes an end tag.
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

  /// Whether an attribute of such an element is among the texts of its object.
  private static func isElsewhere(
    _ attribute: String, of name: String, _ role: OpenElement.Role
  ) -> Bool {
    switch role {
    case .state, .segment: attribute == "title"
    case .fragment: attribute == "content"
    case .shownPart: ShownText.isShown(attribute)
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

  private static let containers = Set(KnownElements.containers)
    .subtracting(["capability", "deployment", "plugIn", "toolbarItem"])
}
