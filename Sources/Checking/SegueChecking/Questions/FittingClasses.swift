internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Finds the class that is meant for an object without one: the only one with all its outlets and actions.
struct FittingClasses {
  /// A class that has all that an object's connections need.
  struct Fit {
    var help: Advice
    /// The change of the file, unless another object has the class already.
    var edit: TextEdit?
  }

  /// An object without a class, or with one that does not exist.
  struct Object {
    var id: ObjectID
    /// The element, for messages.
    var element: String
    /// The class of the element; nil for a xib's owner, which may have any.
    var plainClass: String?
    /// The class that the file names and that does not exist.
    var current: CustomClass?
    /// The start tag.
    var location: SourceLocation
  }

  private let code: AppCode
  private let input: CheckInput
  private let lines: FileLines
  /// The app's classes by the class of the system that they inherit from.
  private let bySystem: [String: [CodeType]]
  /// The classes that objects of storyboards and xibs have.
  private let used: Set<CodeType.ID>
  /// A cache of the answers, because many connections of one object ask.
  private let fits = Memo<SourceLocation, Fit?>()

  init(
    _ storyboards: LinkedStoryboards, _ classes: StoryboardClasses, _ code: AppCode,
    _ input: CheckInput, _ lines: FileLines
  ) {
    self.code = code
    self.input = input
    self.lines = lines
    var bySystem: [String: [CodeType]] = [:]
    for type in code.table.types where type.isClass {
      guard type.isNamable || type.objectiveCName != nil,
        let system = code.hierarchy.ancestry(of: type.id).system
      else { continue }
      bySystem[system, default: []].append(type)
    }
    self.bySystem = bySystem
    used = Set(
      zip(storyboards.graph.files, storyboards.customObjects).flatMap { file, objects in
        objects.flatMap { classes.meaning(of: $0.custom, in: file.path)?.ids ?? [] }
      })
  }

  /// Returns the only class that fits the object of an open member; nil if the file names a class for the object.
  func fit(for member: OpenMember) -> Fit? {
    guard let end = member.ends[member.object], let plainClass = end.plainClass else { return nil }
    let object = Object(
      id: member.object, element: end.element, plainClass: plainClass, location: end.location)
    return fit(for: object, in: member.file, member.ends)
  }

  /// Returns the only class that fits an object; nil if there is none, or several.
  ///
  /// A class that another object has counts, without an edit, only if this object is connected by all its outlets.
  func fit(for object: Object, in file: InterfaceFile, _ ends: ConnectionEnds) -> Fit? {
    fits.value(of: object.location) { newFit(for: object, in: file, ends) }
  }

  private func newFit(for object: Object, in file: InterfaceFile, _ ends: ConnectionEnds) -> Fit? {
    let outlets = names(.outlets, of: object.id, in: file, ends)
    let actions = names(.actions, of: object.id, in: file, ends)
    guard !outlets.isEmpty || !actions.isEmpty else { return nil }
    let targets = input.membership(of: file.path).targets
    let candidates = object.plainClass.map { bySystem[$0] ?? [] } ?? bySystem.values.flatMap(\.self)
    let fitting = candidates.filter { type in
      let reference = TypeReference.app([type.id])
      return (type.targets.isEmpty || type.targets.isSuperset(of: targets))
        && outlets.allSatisfy { code.hasOutlet($0, in: reference) == .yes }
        && actions.allSatisfy { code.responds(to: $0, reference) == .yes }
    }
    guard fitting.count == 1, let type = fitting.first else { return nil }
    let name = type.objectiveCName ?? type.name
    if used.contains(type.id) {
      let own = type.properties.filter(\.fact.isOutlet).map(\.fact.name)
      guard !own.isEmpty, outlets.isSuperset(of: own) else { return nil }
      return Fit(help: help(for: object, name))
    }
    let edit = choice(of: type, in: file.path).flatMap { choice in
      ClassChoice.edit(
        choosing: choice, insteadOf: object.current, for: object.id, at: object.location, in: lines)
    }
    return Fit(help: help(for: object, name), edit: edit)
  }

  private func help(for object: Object, _ className: String) -> Advice {
    if object.plainClass == nil { return Advice("set the class of File's Owner to \(className)") }
    let isController = ControllerKind(element: object.element, sceneMember: "viewController") != nil
    return Advice("set the \(isController ? "scene" : "object")'s class to \(className)")
  }

  private func names(
    _ side: ConnectedNames.Side, of id: ObjectID, in file: InterfaceFile, _ ends: ConnectionEnds
  ) -> Set<String> {
    Set(
      file.connections.lazy.compactMap { connection in
        guard let (name, object) = side.member(of: connection), object == id,
          !ends.isUnmade(connection)
        else { return nil }
        return name
      })
  }

  /// The class as the file has to name it; nil if it is unknown which module has it.
  private func choice(of type: CodeType, in file: String) -> CustomClass? {
    let source = code.sources[type.sourceFile]
    if let name = type.objectiveCName { return CustomClass(name: name) }
    guard source.language == .swift else { return CustomClass(name: type.name) }
    let modules = input.membership(of: file).modules
    guard let module = modules.first(where: source.membership.modules.contains) else { return nil }
    return CustomClass(name: type.name, module: module, moduleIsTarget: true)
  }
}
