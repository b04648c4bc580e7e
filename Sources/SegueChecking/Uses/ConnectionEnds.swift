internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The objects of a file that connections name, with their classes.
struct ConnectionEnds: Sendable {
  /// What an end of a connection is.
  struct End {
    var type: TypeReference
    /// The element, for messages.
    var element: String
    /// Whether the object is a stand-in, whose class may be any that inherits from what it says: a
    /// xib's owner.
    var isOwner: Bool
    /// Whether the file names no class, so that the object is of its element's own.
    var isPlain: Bool = false
    var location: SourceLocation
  }

  private var ends: [ObjectID: End] = [:]
  /// The class that code declares an outlet to each object with.
  private var classNames: [ObjectID: String] = [:]
  private var recognizers: Set<ObjectID> = []
  private var firstResponders: Set<ObjectID> = []
  private var textFields: Set<ObjectID> = []
  /// The views that only a custom class makes controls.
  private var customViews: Set<ObjectID> = []
  /// Who performs a segue.
  private let performers: Set<ObjectID>
  /// The gesture recognizers that some view has.
  private(set) var attachedRecognizers: Set<ObjectID> = []

  init(_ file: InterfaceFile, _ classes: StoryboardClasses) {
    performers = Set(file.segues.compactMap(\.holder))
    var wanted: Set<ObjectID> = []
    for connection in file.connections {
      wanted.insert(connection.holder)
      if let destination = connection.destination { wanted.insert(destination) }
      if case .outletCollection("gestureRecognizers") = connection.kind {
        connection.destination.map { _ = attachedRecognizers.insert($0) }
      }
    }
    var ends = self.ends
    var recognizers = self.recognizers
    var textFields = self.textFields
    var customViews = self.customViews
    var classNames = self.classNames
    // AppKit's files number what stands for others the other way around than UIKit's.
    var firstResponders: Set<ObjectID> = file.targetRuntime == .macOS ? ["-1"] : []
    let prefix = file.targetRuntime.classPrefix
    for objects in file.scenes.map(\.objects) + [file.objects] {
      objects.forEachInTree { object in
        guard wanted.contains(object.pointee.id) else { return }
        // A watch's recognizers stand in what has them.
        if object.pointee.element.hasSuffix("GestureRecognizer"), file.targetRuntime != .watchOS {
          recognizers.insert(object.pointee.id)
        }
        switch object.pointee.element {
        case "textField": textFields.insert(object.pointee.id)
        case "view": customViews.insert(object.pointee.id)
        default: break
        }
        classNames[object.pointee.id] =
          object.pointee.attributes["customClass"]
          ?? SystemClasses.name(ofElement: object.pointee.element, prefix: prefix)
        if object.pointee.isFirstResponder { firstResponders.insert(object.pointee.id) }
        ends[object.pointee.id] = Self.end(object.pointee, file, classes)
      }
    }
    self.ends = ends
    self.recognizers = recognizers
    self.textFields = textFields
    self.customViews = customViews
    self.classNames = classNames
    self.firstResponders = firstResponders
  }

  /// The object with an id; nil where its class is not a custom one that exists.
  subscript(id: ObjectID) -> End? { ends[id] }

  /// The name of the class that an object is made of, as code writes it.
  ///
  /// Constraints are not walked to: what is not among the objects is one.
  func className(of id: ObjectID) -> String? { classNames[id] ?? "NSLayoutConstraint" }

  /// Whether an object stands for whoever is asked first at run time.
  func isFirstResponder(_ id: ObjectID) -> Bool { firstResponders.contains(id) }

  func isRecognizer(_ id: ObjectID) -> Bool { recognizers.contains(id) }

  /// Why an action may never be sent; nil where it is.
  func doubt(about connection: Connection) -> String? {
    guard case .action(_, let event) = connection.kind else { return nil }
    // A bar button item has one target; a control sends to all of its own.
    if isBarItem(connection.holder), performers.contains(connection.holder) {
      return "the item has one target, and performs a segue: the action may never be sent"
    }
    if event == "valueChanged", textFields.contains(connection.holder) {
      return "a text field sends valueChanged only where code makes it: it sends editingChanged"
    }
    if let event, !event.hasPrefix("touch"), customViews.contains(connection.holder) {
      return "whether it ever sends \(event) is up to its class"
    }
    return nil
  }

  private func isBarItem(_ id: ObjectID) -> Bool { ends[id]?.element == "barButtonItem" }

  private static func end(
    _ object: InterfaceObject, _ file: InterfaceFile, _ classes: StoryboardClasses
  ) -> End? {
    let isOwner = object.isFilesOwner
    let type: TypeReference
    if file.targetRuntime == .macOS, object.id == "-3", object.element == "customObject",
      object.attributes["customClass"] == "NSObject"
    {
      // What stands for the application says no more, and may be of a class that inherits from it.
      type = .system("NSApplication")
    } else if let custom = object.customClass {
      let own = isOwner ? classes.ownClasses(named: custom.name, of: file.path) : []
      switch own.isEmpty ? classes.meaning(of: custom, in: file.path) : .type(.app(own)) {
      // The element's own class takes its place, which is not known to have any of it.
      case .missing: return nil
      case .type(let found): type = found
      }
    } else if let kind = object.controllerKind, let name = kind.className(on: file.targetRuntime) {
      type = .system(name)
    } else {
      let name = SystemClasses.name(
        ofElement: object.element, prefix: file.targetRuntime.classPrefix)
      guard SystemClasses.isListed(name) else { return nil }
      return End(
        type: .system(name), element: object.element, isOwner: isOwner, isPlain: true,
        location: object.location)
    }
    return End(
      type: type, element: object.element, isOwner: isOwner, location: object.location)
  }
}

extension TargetRuntime {
  /// What the classes of the runtime's views begin with.
  fileprivate var classPrefix: String {
    switch self {
    case .macOS: "NS"
    case .watchOS: "WKInterface"
    default: "UI"
    }
  }
}

extension InterfaceObject {
  /// Whether the object is what files put in place of the first responder.
  fileprivate var isFirstResponder: Bool {
    attributes["placeholderIdentifier"] == "IBFirstResponder"
      || attributes["customClass"] == "FirstResponder"
      || (element == "customObject" && userLabel == "First Responder")
  }
}

extension CheckedApp {
  /// Whether an end of a connection has a member: of a stand-in, whether any class that inherits from
  /// its class has.
  func answer(_ end: ConnectionEnds.End, _ question: (TypeReference) -> Answer) -> Answer {
    let answer = question(end.type)
    guard answer == .no else { return answer }
    guard end.isOwner else { return mayBecomeOther(end.type, question) ?? answer }
    guard case .app(let ids) = end.type else {
      return .undecided("the owner may be of any class that inherits from \(name(of: end.type))")
    }
    return .any(ids.flatMap { code.hierarchy.family(of: $0) }.map { question(.app([$0])) })
  }

  /// Whether a class that inherits answers yes, in an app that changes the classes of objects: what the
  /// storyboard makes may become an object of that class.
  private func mayBecomeOther(
    _ type: TypeReference, _ question: (TypeReference) -> Answer
  ) -> Answer? {
    guard case .app(let ids) = type else { return nil }
    let others = ids.flatMap { id in code.hierarchy.family(of: id).filter { $0 != id } }
      .filter { question(.app([$0])) == .yes }
    guard givesClass(others) else { return nil }
    return .undecided("object_setClass may make it an object of a class that inherits")
  }
}
