internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A storyboard that names a class that does not exist.
struct UnknownClassRule: Rule {
  static let description = RuleDescription(
    id: .unknownClass, severity: .warning,
    summary: "A storyboard or xib names a custom class that no source declares",
    consequence:
      "the object gets the plain class of its element, and only a message in the log says so",
    why: """
      The class is looked up by its name when the file is loaded. A class that is not found is \
      replaced by the class of the element, so none of its code runs, and its outlets and actions \
      crash. An Objective-C class is found only if the file names no module for it, and a Swift \
      class without `@objc(Name)` only if the file names its module; the latter is not checked if \
      no file of the app names one. Nor is a Swift class found that is private, generic or inside \
      another type, unless it has `@objc(Name)`. A class of the file's own module has to be \
      declared in one of the file's targets. Classes of modules that come from elsewhere are not \
      looked up, unless the name is used only once and looks like a typo of another one. A class \
      for which the file names no module isn't looked up either if the code or an import of some \
      source has its name. If no target contains the class's Objective-C implementation, only code \
      that creates an object counts: imports and variables don't.

      Severity: warning. Error, once for the object, if its connections are certain to crash. \
      Still a warning if the app declares the class, but no target builds the module that the file \
      names. Note if no object is created from the class, because the code that loads the file \
      provides its owner.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<viewController customClass="Lst" customModule="App" customModuleProvider="target" initial="YES"/>
      --- List.swift
      class List: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews>
          ↓<imageView id="i" customClass="KITAvatarView2"/>
        </subviews></view>
      </viewController>
      --- List.swift
      class List: KITController {
        var avatar: KITAvatarView?
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews>
          ↓<imageView id="i" customClass="NSFontMManager"/>
          ↓<imageView id="j" customClass="UIPersonView"/>
        </subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      --- UIPersonView.swift
      class UIPersonsView: UIImageView {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target" initial="YES"/>
      ↓<viewController storyboardIdentifier="Person" customClass="Person" customModule="App" customModuleProvider="target"/>
      --- List.swift
      class List: UIViewController {
        func open() { storyboard?.instantiateViewController(withIdentifier: "Person") }
      }
      --- Person.h
      @interface Person : UIViewController
      @end
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target" initial="YES">
        <view key="view"><subviews>
          ↓<label id="l" customClass="Badge"/>
          ↓<label id="m" customClass="Dot" customModule="App" customModuleProvider="target"/>
        </subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      class Badge: UILabel {}
      private class Dot: UILabel {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><imageView id="i" customClass="NSFontManager"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      --- NSFontManager.swift
      extension NSFontManager {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target" initial="YES"/>
      <viewController customClass="AnimationViewController" customModule="Lottie"/>
      <viewController customClass="People"/>
      <viewController storyboardIdentifier="detail" customClass="Detail"/>
      --- List.swift
      @objc(List) class PersonList: UIViewController {}
      @objc(People) class PeopleList: UIViewController {}
      class Detail: UIViewController {
        static func make(_ board: UIStoryboard) -> UIViewController {
          board.instantiateViewController(identifier: "detail") { Detail(coder: $0) }
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    guard app.hasSources else { return }
    let typos = ClassNameTypos(app)
    for (index, file) in app.graph.files.enumerated() where !file.isLaunchScreen {
      for object in app.storyboards.customObjects[index] {
        check(object, file, app.connectionEnds[index], typos)
      }
    }
  }

  private func check(
    _ object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds, _ typos: ClassNameTypos
  ) {
    let custom = object.custom
    switch app.classes.meaning(of: custom, in: file.path) {
    // The name that AppKit's files give the beginning of the responder chain.
    case .external("FirstResponder"): return
    case .external(let name):
      if let meant = typos.meant(by: custom) {
        reportMistyped(object, for: meant)
      } else {
        report.addUndecided(at: object.location, .declaredElsewhere(name))
      }
    case .system(let name):
      guard !SystemClasses.isListed(name), let meant = typos.meant(by: custom) else { return }
      reportMistyped(object, for: meant)
    case .app(let ids):
      // Many xibs name no module for their owner, which works.
      guard !object.isStandIn, let obstacle = app.classes.obstacle(to: custom, ids),
        !mayBeCreatedByCode(object)
      else { return }
      let crash = crash(of: object, file, ends)
      report.add(
        .notFound(custom, obstacle, why: crash ?? misuse(of: object, file, ends)),
        crash == nil || obstacle == .unknownModule ? .warning : .error, at: object.location)
    case nil:
      if let absence = app.classes.absence(of: custom) {
        let isCreated = !object.isStandIn
        report.add(
          .outOfReach(custom.name, absence, why: Message.notCreated(isCreated)),
          isCreated ? .warning : .note, at: object.location)
      } else {
        reportMissing(object, file, ends, typos)
      }
    }
  }

  /// Reports a class that no source declares, and that nothing suggests to be declared elsewhere.
  private func reportMissing(
    _ object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds, _ typos: ClassNameTypos
  ) {
    let unlisted = app.input.unlistedSource(named: object.custom.name)
    if let unlisted, app.input.filesOfPods.contains(FilePath.name(of: unlisted)) {
      return report.addUndecided(at: object.location, "a pod may contain \(unlisted)")
    }
    let isCreated = !object.isStandIn
    let crash = isCreated ? crash(of: object, file, ends) : nil
    // A missing source may declare the class.
    let isCertain = !app.input.missesSources(of: file.path)
    let fix = fix(for: object, file, ends, typos, fileInNoTarget: unlisted)
    report.add(
      .noClass(
        object.custom.name, isInNoTarget: unlisted != nil, isCreated: isCreated, crash: crash,
        isCertain: isCertain, help: fix.help),
      crash != nil && isCertain ? .error : isCreated ? .warning : .note, at: object.location,
      edit: fix.edit)
  }

  /// The advice about a missing class: a class that is meant instead, or what else to do.
  private func fix(
    for object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds,
    _ typos: ClassNameTypos, fileInNoTarget: String?
  ) -> FittingClasses.Fit {
    let name = object.custom.name
    let isSystem = SystemClasses.isListed(name)
    let otherwise =
      isSystem
      ? "remove the module: \(name) is a class of the system"
      : "correct the name, or add \(fileInNoTarget ?? "the file that declares it") to the target"
    // A file that declares the class is a better suggestion than a class with a similar name.
    if fileInNoTarget != nil { return FittingClasses.Fit(help: Advice(otherwise)) }
    if !isSystem, let meant = typos.clearlyMeant(by: object, in: file) {
      let help = Advice(insteadOf: name, meant, otherwise: otherwise, isClear: true)
      return FittingClasses.Fit(help: help)
    }
    if let fit = fit(for: object, file, ends) { return fit }
    let near = isSystem ? nil : typos.nearest(to: name)
    let meant = near.flatMap { canHaveClass($0, object) ? $0 : nil }
    return FittingClasses.Fit(help: Advice(insteadOf: name, meant, otherwise: otherwise))
  }

  /// Reports a name that looks like a typo of another class's.
  private func reportMistyped(_ object: CustomObject, for meant: String) {
    let isCreated = !object.isStandIn
    report.add(
      .mistyped(object.custom.name, for: meant, isCreated: isCreated), isCreated ? nil : .note,
      at: object.location)
  }

  /// Whether code may create an object itself, so that nothing looks its class up by name: in the
  /// closure that it passes to `instantiateViewController(identifier:creator:)`, or in a segue action.
  private func mayBeCreatedByCode(_ object: CustomObject) -> Bool {
    object.isController
      && !app.input.texts.classesMade(among: [object.custom.name], declaredIn: .swift).isEmpty
  }

  /// Whether an object's element can have a class of the app.
  private func canHaveClass(_ name: String, _ object: CustomObject) -> Bool {
    let types = app.code.table.objectiveC(name)
    guard let elementClass = object.plainClass else {
      // Only the elements of controllers can have the class of a view controller.
      return object.isStandIn
        || types.allSatisfy { app.code.isKind(.app([$0]), of: .system("UIViewController")) != .yes }
    }
    return types.isEmpty
      || types.contains { app.code.isKind(.app([$0]), of: .system(elementClass)) != .no }
  }

  /// The class of the app that an object with a missing class is meant to have.
  private func fit(
    for object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds
  ) -> FittingClasses.Fit? {
    guard object.plainClass != nil || object.isStandIn else { return nil }
    return app.fittingClasses.fit(
      for: FittingClasses.Object(
        id: object.id, element: object.element, plainClass: object.plainClass,
        current: object.custom, location: object.location), in: file, ends)
  }

  /// The crash of an object with the class of its element; nil if that class may have what connections need.
  private func crash(
    of object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds
  ) -> String? {
    switch file.targetRuntime {
    case .iOS, .tvOS, .visionOS: break
    // AppKit logs a missing member and goes on, and what watchOS does is unknown.
    default: return nil
    }
    guard let plain = object.plainClass ?? (object.element == "customObject" ? "NSObject" : nil)
    else { return nil }
    let type = TypeReference.system(plain)
    let connections = file.connections.lazy.filter { !ends.isUnmade($0) }
    if app.code.classAcceptingUndefinedKeys(type) == nil {
      let outlet = connections.compactMap { ConnectedNames.Side.outlets.member(of: $0) }
        .first { $0.object == object.id && app.code.hasOutlet($0.name, in: type) == .no }
      if let outlet {
        return "the object becomes a plain \(plain), which has no property \(quoted(outlet.name)), "
          + "so loading it crashes with “this class is not key value coding-compliant for the key”"
      }
    }
    for connection in connections {
      guard let (selector, target) = ConnectedNames.Side.actions.member(of: connection),
        target == object.id, ends.obstacle(to: connection) == nil,
        ends.doubt(about: connection) == nil, app.code.responds(to: selector, type) == .no
      else { continue }
      return "the object becomes a plain \(plain), which has no method \(quoted(selector)), so "
        + "sending the action crashes with “unrecognized selector sent to instance”"
    }
    return nil
  }

  /// The consequence for code with an outlet of the class that an object doesn't get; nil if there is none.
  private func misuse(
    of object: CustomObject, _ file: InterfaceFile, _ ends: ConnectionEnds
  ) -> String? {
    let name = object.custom.name
    for connection in file.connections where connection.destination == object.id {
      guard let (outlet, holder) = ConnectedNames.Side.outlets.member(of: connection),
        !ends.isUnmade(connection), let owner = ends[holder]?.type,
        app.code.lineage(of: owner.ids).contains(where: { type in
          type.properties(named: outlet).contains { $0.fact.type == name }
        })
      else { continue }
      return "the object gets the plain class of its element, so code that uses a member of "
        + "\(name) through the outlet \(quoted(outlet)) crashes"
    }
    return nil
  }
}

extension Message {
  fileprivate static func mistyped(_ name: String, for meant: String, isCreated: Bool) -> Message {
    Message(
      "no source declares or mentions the class \(name)", why: notCreated(isCreated),
      help: Advice(
        insteadOf: name, meant,
        otherwise: "correct the name, or add the file that declares it to the target"))
  }

  fileprivate static func noClass(
    _ name: String, isInNoTarget: Bool, isCreated: Bool, crash: String?, isCertain: Bool,
    help: Advice
  ) -> Message {
    let crash = crash.map {
      isCertain ? $0 : "unless a missing source of the project declares the class, " + $0
    }
    return Message(
      "no source \(isInNoTarget ? "of the target " : "")declares the class \(name)",
      why: crash ?? notCreated(isCreated), help: help)
  }

  fileprivate static func notCreated(_ isCreated: Bool) -> String? {
    isCreated
      ? nil
      : "no object is created from this class, because the code that loads the file provides its "
        + "owner"
  }
}
