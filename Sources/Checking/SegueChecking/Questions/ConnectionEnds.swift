internal import Findings
package import StoryboardModel

/// The objects of a file that connections name, with their classes.
struct ConnectionEnds: Sendable {
  /// The object at an end of a connection.
  struct End {
    var type: TypeReference
    /// The element, for messages.
    var element: String
    /// Whether the object stands for a xib's owner, which may have any class that inherits from this one.
    var isOwner: Bool
    /// Whether the object isn't a controller, and has the class of its element.
    var isPlainView: Bool
    /// The class of the element, if the file names no class.
    var plainClass: String?
    var location: SourceLocation
  }

  /// An object as the file writes it.
  private struct Node {
    var element: String
    var key: String?
    /// The class with which code declares an outlet to the object.
    var className: String
    var isFirstResponder: Bool
    /// Nil if the class is unknown.
    var end: End?
  }

  private var nodes: [ObjectID: Node] = [:]
  private let runtime: TargetRuntime
  /// The objects that perform a segue.
  private let performers: Set<ObjectID>
  /// The gesture recognizers that some view has.
  private var attachedRecognizers: Set<ObjectID> = []
  /// The objects that outlets lead to, which code may use.
  private var outlets: Set<ObjectID> = []
  private let crossings: SceneCrossings
  /// The places of connections to objects that their files don't have.
  private let dangling: Set<SourceLocation>

  init(_ file: InterfaceFile, _ classes: StoryboardClasses, dangling: Set<SourceLocation>) {
    self.dangling = dangling
    runtime = file.targetRuntime
    performers = Set(file.segues.compactMap(\.holder))
    crossings = SceneCrossings(file)
    var wanted: Set<ObjectID> = []
    for connection in file.connections {
      wanted.insert(connection.holder)
      guard let destination = connection.destination else { continue }
      wanted.insert(destination)
      switch connection.kind {
      case .outletCollection("gestureRecognizers"): attachedRecognizers.insert(destination)
      case .outlet, .outletCollection: outlets.insert(destination)
      default: break
      }
    }
    let prefix = file.targetRuntime.classPrefix
    file.forEachObject { object in
      guard wanted.contains(object.pointee.id) else { return }
      nodes[object.pointee.id] = Node(
        element: object.pointee.element, key: object.pointee.key,
        className: object.pointee.attributes["customClass"]
          ?? SystemClasses.name(ofElement: object.pointee.element, prefix: prefix),
        isFirstResponder: object.pointee.isFirstResponder,
        end: Self.end(object.pointee, file, classes))
    }
  }

  /// The object with an id; nil if its class is unknown.
  subscript(id: ObjectID) -> End? { nodes[id]?.end }

  /// The name of an object's class, as code writes it.
  ///
  /// Constraints are not among the objects, so an unknown id is taken for a constraint.
  func className(of id: ObjectID) -> String { nodes[id]?.className ?? "NSLayoutConstraint" }

  /// Whether an object stands for the first responder at run time.
  func isFirstResponder(_ id: ObjectID) -> Bool {
    // AppKit's first responder is -1 and its owner -2. In UIKit, it is the other way around.
    runtime == .macOS && id == "-1" || nodes[id]?.isFirstResponder == true
  }

  /// The reason why nothing sends an action; nil if something does.
  func obstacle(to connection: Connection) -> String? {
    let holder = connection.holder
    if isDetached(holder), !outlets.contains(holder) {
      return "no view has the gesture recognizer, so the action is never sent"
    }
    return nodes[holder]?.key == "backBarButtonItem"
      ? "a back button only goes back, so the action is never sent" : nil
  }

  /// Whether an object is a gesture recognizer that no view of the file has.
  private func isDetached(_ id: ObjectID) -> Bool {
    // A watch's recognizers are inside the views that have them.
    runtime != .watchOS && nodes[id]?.element.hasSuffix("GestureRecognizer") == true
      && !attachedRecognizers.contains(id)
  }

  /// The reason why an action may never be sent; nil if it is sent.
  func doubt(about connection: Connection) -> String? {
    guard case .action(_, let event) = connection.kind else { return nil }
    if isDetached(connection.holder) {
      return
        "no view has the gesture recognizer, so the action is sent only if code adds it to one by its outlet"
    }
    // A bar button item has one target; a control sends to all its targets.
    if self[connection.holder]?.element == "barButtonItem", performers.contains(connection.holder) {
      return "the item has only one target and performs a segue, so the action may never be sent"
    }
    switch (nodes[connection.holder]?.element, event) {
    case ("textField", "valueChanged"):
      return "a text field sends editingChanged, and valueChanged only if code makes it do so"
    case ("textField", "touchUpInside"), ("textField", "touchUpOutside"):
      return
        "the text field's own gesture recognizers take its touches, so it hardly ever sends this event"
    // A custom class may turn a view into a control.
    case ("view", let event?) where !event.hasPrefix("touch"):
      return "its class decides whether it ever sends \(event)"
    default: return nil
    }
  }

  /// Whether an action is for an event of controls, and the object that has it is a view that sends none.
  func isEventOfView(_ connection: Connection) -> Bool {
    guard case .action(_, _?) = connection.kind, let name = self[connection.holder]?.plainClass
    else { return false }
    return SystemClasses.isKind(name, of: "UIControl") == .no
  }

  /// Whether a connection leads to another scene or to nothing, so that it is not made and needs no member.
  func isUnmade(_ connection: Connection) -> Bool {
    crossings.otherScene(of: connection) != nil || dangling.contains(connection.location)
  }

  static func end(
    _ object: InterfaceObject, _ file: InterfaceFile, _ classes: StoryboardClasses
  ) -> End? {
    let isOwner = object.isFilesOwner
    let type: TypeReference
    var plainClass: String?
    var isPlainView = false
    if file.targetRuntime == .macOS, object.id == "-3", object.element == "customObject",
      object.attributes["customClass"] == "NSObject"
    {
      // The placeholder for the application may have any class that inherits from it.
      type = .system("NSApplication")
    } else if let custom = object.customClass {
      let own = isOwner ? classes.ownClasses(named: custom.name, of: file.path) : []
      // Without a class, the object gets its element's, which need not have any of the members.
      guard let found = own.isEmpty ? classes.meaning(of: custom, in: file.path) : .app(own)
      else { return nil }
      type = found
    } else if let kind = object.controllerKind, let name = kind.className(on: file.targetRuntime) {
      type = .system(name)
      plainClass = name
    } else {
      let name = SystemClasses.name(
        ofElement: object.element, prefix: file.targetRuntime.classPrefix)
      guard SystemClasses.isListed(name) else { return nil }
      type = .system(name)
      plainClass = name
      isPlainView = true
    }
    return End(
      type: type, element: object.element, isOwner: isOwner, isPlainView: isPlainView,
      plainClass: plainClass, location: object.location)
  }
}

extension TargetRuntime {
  /// The prefix of the runtime's view classes.
  var classPrefix: String {
    switch self {
    case .macOS: "NS"
    case .watchOS: "WKInterface"
    default: "UI"
    }
  }
}

extension InterfaceObject {
  /// Whether the object is the placeholder for the first responder.
  package var isFirstResponder: Bool {
    attributes["placeholderIdentifier"] == "IBFirstResponder"
      || attributes["customClass"] == "FirstResponder"
      || (element == "customObject" && userLabel == "First Responder")
  }
}
