internal import Findings
internal import StoryboardModel

/// Finds the classes that mistyped class names in storyboards and xibs mean.
final class ClassNameTypos {
  private let app: LinkedApp
  /// How often each class is named in all files, and with which modules.
  private var used: [String: (count: Int, modules: Set<String>)] = [:]
  private lazy var declared = NearestName(
    app.code.table.types.lazy.filter(\.isClass).map { $0.objectiveCName ?? $0.name })
  /// The names in files that also occur elsewhere: sorted, at most ``NearestName/mostNames``.
  private lazy var known = NearestName.compared(used.keys.filter(isKnown))
  /// A cache of ``candidates(in:)``.
  private let candidates = Memo<String, [String]>()

  init(_ app: LinkedApp) {
    self.app = app
    for custom in app.storyboards.customObjects.joined().map(\.custom) {
      used[custom.name, default: (0, [])].count += 1
      used[custom.name]?.modules.insert(custom.module ?? "")
    }
  }

  /// Returns the class that a mistyped name means; nil if another place or a source has the name too, because a
  /// library may then declare it.
  func meant(by custom: CustomClass) -> String? {
    guard used[custom.name]?.count == 1, !app.input.texts.mentionedNames.contains(custom.name),
      // A missing source may declare further classes: `TextField.m` has `TextFieldCell`.
      !app.input.missingSources.contains(where: { $0.count > 3 && custom.name.hasPrefix($0) })
    else { return nil }
    if let slip = known.first(where: { NearMiss.isTypo(custom.name, of: $0) }) { return slip }
    if SystemClasses.contains(custom.name) {
      let slips = SystemClasses.wellKnown.filter { NearMiss.isTypo(custom.name, of: $0) }
      if let slip = slips.min() { return slip }
    }
    let module = custom.module ?? ""
    let candidates = candidates.value(of: module) { self.candidates(in: module) }
    // `UIImageViewAligned` extends the name of a system class on purpose, and a control's cell has a class of its own.
    let near = candidates.filter {
      NearMiss.mayMean(custom.name, $0) && custom.name != $0 + "Cell"
        && (abs($0.count - custom.name.count) < 2 || !SystemClasses.isListed($0))
    }
    return NearMiss.nearest(to: custom.name, among: near)
  }

  /// Returns the class that an object clearly means; it inherits from the class of the object's element.
  ///
  /// It is the only one with a similar name, or the only one of these that no file uses and has the members to connect.
  func clearlyMeant(by object: CustomObject, in file: InterfaceFile) -> String? {
    let near = Set(declared.all(near: object.custom.name))
    let unused = near.filter { used[$0] == nil }
    guard let elementClass = object.plainClass else { return nil }
    if near.count == 1, let only = near.first, NearMiss.isSlip(object.custom.name, of: only),
      fits(only, elementClass, object, file, needsMembers: false)
    {
      return only
    }
    guard unused.count == 1, let only = unused.first,
      fits(only, elementClass, object, file, needsMembers: true)
    else { return nil }
    return only
  }

  /// Returns the name of the app's class that is nearest to an unknown name, if it is near enough to suggest it.
  func nearest(to name: String) -> String? { declared.to(name) }

  private func fits(
    _ name: String, _ elementClass: String, _ object: CustomObject, _ file: InterfaceFile,
    needsMembers: Bool
  ) -> Bool {
    let table = app.code.table
    var ids = table.classes(named: name)
    if ids.isEmpty { ids = table.exactly([name]).filter { table[$0].isClass } }
    guard ids.count == 1, app.code.isKind(.app(ids), of: .system(elementClass)) == .yes else {
      return false
    }
    let type = TypeReference.app(ids)
    func names(_ side: ConnectedNames.Side) -> [String] {
      file.connections.compactMap(side.member).filter { $0.object == object.id }.map(\.name)
    }
    let (outlets, actions) = (names(.outlets), names(.actions))
    return !(needsMembers && outlets.isEmpty && actions.isEmpty)
      && outlets.allSatisfy { app.code.hasOutlet($0, in: type) == .yes }
      && actions.allSatisfy { app.code.responds(to: $0, type) == .yes }
  }

  /// The names of a module's classes, or of classes that are not the app's.
  private func candidates(in module: String) -> [String] {
    NearestName.compared(
      app.classes.namedInCode.union(known).filter { name in
        guard let modules = used[name]?.modules else { return !app.classes.isOfApp(name) }
        return modules.contains(module)
      })
  }

  /// Whether a name occurs elsewhere too: of two names that occur once, either may be wrong.
  private func isKnown(_ name: String) -> Bool {
    (used[name]?.count ?? 0) > 1 || app.input.texts.mentionedNames.contains(name)
  }
}
