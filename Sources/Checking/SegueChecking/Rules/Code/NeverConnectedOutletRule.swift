internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import SourceLexing
internal import StoryboardModel

/// An implicitly unwrapped outlet that no file connects, although code uses it, and the view or window of a controller
/// that its xib doesn't connect.
struct NeverConnectedOutletRule: Rule {
  static let description = RuleDescription(
    id: .neverConnectedOutlet, severity: .warning,
    summary: "Code unwraps an outlet that no storyboard or xib connects and no code sets",
    consequence:
      "the outlet is nil, and code that uses it crashes with “Unexpectedly found nil while implicitly "
      + "unwrapping an Optional value”",
    why: """
      An outlet gets its object when a storyboard or xib is loaded that connects it. The rule collects the \
      connections of all objects of the class and its subclasses, and reports an outlet of Swift code that \
      none of them connects, if code of the class uses a member of it without `?`. It is not reported if code \
      may set it or compare it with nil, if the same source has something else of its name, such as a \
      variable, a label or another class's property, or if it has observers. Neither is it reported if an \
      object of the class connects an outlet that the class doesn't have, because the outlet was probably \
      renamed. It is a warning, because the code that uses the outlet is often left over as well.

      A controller that code creates with the name of a xib gets its view or window from the outlet `view` or \
      `window` of the xib's owner. If the owner connects neither that outlet nor any other to an object at the top \
      of the xib, a view controller crashes, which is an error, and a window controller has no window.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="l"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet weak var ↓nameLabel: UILabel!
        override func viewDidLoad() { nameLabel.text = title }
      }
      """,
      """
      --- Login.xib
      ↓<customObject id="-2" customClass="LoginController"/>
      <window id="w"/>
      --- LoginController.swift
      class LoginController: NSWindowController {}
      class Opener: NSObject {
        func open() { LoginController(windowNibName: "Login").showWindow(nil) }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="nameLabel" destination="l"/></connections>
      </viewController>
      <viewController storyboardIdentifier="detail" customClass="Detail"/>
      <viewController customClass="Row">
        <view key="view"><subviews><label id="r"/></subviews></view>
        <connections>⇣<outlet property="label" destination="r"/></connections>
      </viewController>
      --- List.swift
      class Base: UIViewController {
        @IBOutlet var nameLabel: UILabel!
        override func viewDidLoad() { nameLabel.text = title }
      }
      class List: Base {}
      --- Row.swift
      class Row: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        override func viewDidLoad() { titleLabel.text = "" }
        func open(_ detail: Detail) { detail.given = UILabel() }
      }
      --- Detail.swift
      class Detail: UIViewController {
        @IBOutlet var maybe: UILabel?
        @IBOutlet var unused: UILabel!
        @IBOutlet var made: UILabel!
        @IBOutlet var observed: UILabel! { didSet { observed.text = "" } }
        @IBOutlet var checked: UILabel!
        @IBOutlet var given: UILabel!
        @IBOutlet var local: UILabel!
        override func viewDidLoad() {
          made = UILabel()
          made.text = maybe?.text
          if checked != nil { checked.text = "" }
          given.text = ""
          let local = UILabel()
          local.text = ""
        }
      }
      """
    ])

  let report: RuleReport

  func check() {
    guard app.hasSources, app.hasAllInterfaces else { return }
    checkXibs()
    let outlets = ConnectedOutlets(app)
    for type in app.code.table.types where isCandidate(type) {
      let unconnected = type.properties.filter {
        $0.fact.isOutlet && $0.fact.isNilAtFirst && !$0.fact.isOverride
          && !outlets.mayConnect($0.fact.objectiveCName ?? $0.fact.name, of: type.id)
      }
      guard !unconnected.isEmpty, let object = outlets.object(of: type.id) else { continue }
      checkUnconnected(unconnected, of: type, object)
    }
  }

  /// Checks the views and windows of the controllers that load xibs.
  private func checkXibs() {
    let xibs = Dictionary(grouping: app.graph.files.filter { $0.kind == .xib }) {
      XibName.ofFile($0.path)
    }
    for use in app.uses.xibs where use.isCertain {
      let outlet: String? =
        switch use.loader {
        case .controller: "view"
        case .windowController: "window"
        case .nib, .appKitNib, .bundle, .appKitBundle: nil
        }
      guard let outlet, let name = use.name.single else { continue }
      for xib in xibs[name] ?? [] { checkOwner(of: xib, outlet, use) }
    }
  }

  /// Checks whether a xib connects the view or window of the controller that loads it.
  private func checkOwner(of xib: InterfaceFile, _ outlet: String, _ use: XibUse) {
    let source = app.code.sources[use.sourceFile]
    let roots = Set(xib.objects.map(\.id))
    guard !source.membership.isApart(from: app.input.membership(of: xib.path)),
      let owner = xib.objects.first(where: \.isFilesOwner),
      case .app(let ids)? = ConnectionEnds.end(owner, xib, app.classes)?.type,
      !xib.connections.contains(where: { connection in
        connection.holder == owner.id
          && (connection.kind.memberName == outlet
            || connection.destination.map(roots.contains) ?? false)
      })
    else { return }
    let types = app.code.lineage(of: ids).map(\.id) + ids.flatMap(app.code.hierarchy.family)
    // The class may declare its own view or window.
    guard types.allSatisfy({ app.code.table[$0].properties(named: outlet).isEmpty }) else { return }
    let sources = types.flatMap { app.code.table[$0].sourceFiles }.map { app.code.sources[$0] }
    let paths = Set((sources + [source]).map(\.path))
    let isSet =
      app.input.texts.has(outlet, in: .assignment.union(.otherAssignment), inAnyOf: paths)
      || app.input.texts.has("set" + capitalized(outlet), in: .code, inAnyOf: paths)
    guard !isSet else { return }
    report.add(
      .unconnected(outlet, of: app.code.name(of: .app(ids))),
      use.mayCrash && use.isOwnBundle ? .error : .warning, at: owner.location,
      related: [RelatedPlace(use.location, "the xib is loaded here")])
  }

  private func isCandidate(_ type: CodeType) -> Bool {
    type.isClass && !type.isOfLibrary && !type.isUnfinished && !type.isForOtherModules
      && !app.code.isTest(type.sourceFile)
  }

  /// Checks the outlets of a class that no object of the class connects.
  private func checkUnconnected(
    _ outlets: [CodeType.Member<PropertyFact>], of type: CodeType, _ object: SourceLocation
  ) {
    let family = Set(app.code.hierarchy.family(of: type.id))
    let sources = Set(family.flatMap { app.code.table[$0].sourceFiles })
    let paths = Set(sources.map { app.code.sources[$0].path })
    let unset = outlets.filter {
      isUnwrappedUnset($0.fact, inCodeOf: paths) && !isOfSystem($0.fact.name, type)
    }
    guard !unset.isEmpty else { return }
    // Another class in these sources may use its own property of that name.
    let others = Set(
      app.code.table.types.filter { !family.contains($0.id) }.flatMap(\.properties)
        .filter { sources.contains($0.sourceFile) }.map(\.fact.name))
    for outlet in unset where !others.contains(outlet.fact.name) {
      report.add(
        .neverConnected(outlet.fact.name, of: type.name),
        at: app.code.location(outlet.fact.position, outlet.sourceFile),
        related: [RelatedPlace(object, "an object of the class")])
    }
  }

  /// Whether code of a class unwraps an outlet, and no code sets it.
  private func isUnwrappedUnset(_ outlet: PropertyFact, inCodeOf paths: Set<String>) -> Bool {
    let texts = app.input.texts
    return texts.has(outlet.name, in: .unwrapping, inAnyOf: paths)
      // Code that compares it with nil knows that it may not be connected.
      && !texts.has(outlet.name, in: .doubt, inAnyOf: paths)
      && !texts.maySet(outlet.name, ofCodeIn: paths)
      && outlet.objectiveCName.map { texts.maySet($0, ofCodeIn: paths) } != true
  }

  /// Whether a superclass of the system has the property, and may set it.
  private func isOfSystem(_ name: String, _ type: CodeType) -> Bool {
    app.code.hierarchy.ancestry(of: type.id).system.map {
      app.code.hasOutlet(name, in: .system($0)) != .no
    } ?? false
  }
}

/// The outlets that the objects of an app's files connect.
private struct ConnectedOutlets {
  private let app: LinkedApp
  /// The objects that connect an outlet of a name, whose first letter may have either case, as for
  /// key-value coding; nil for an object whose class isn't known.
  private var holders: [String: [ConnectionEnds.End?]] = [:]
  /// An object of each class that files name.
  private var objects: [CodeType.ID: SourceLocation] = [:]
  /// The classes of objects that connect an outlet which the class doesn't have.
  private var unknownOutletOwners: Set<CodeType.ID> = []

  init(_ app: LinkedApp) {
    self.app = app
    for (index, file) in app.graph.files.enumerated() where !file.isLaunchScreen {
      let ends = app.connectionEnds[index]
      for object in app.storyboards.customObjects[index] {
        let type = app.classes.meaning(of: object.custom, in: file.path)
        for id in type?.ids ?? [] where objects[id] == nil { objects[id] = object.location }
      }
      for connection in file.connections {
        guard let (name, object) = ConnectedNames.Side.outlets.member(of: connection) else {
          continue
        }
        let end = ends[object]
        holders[capitalized(name), default: []].append(end)
        if let type = end?.type, app.code.hasOutlet(name, in: type) != .yes {
          unknownOutletOwners.formUnion(type.ids)
        }
      }
    }
  }

  /// Whether an object that connects an outlet of a name may be of a class.
  func mayConnect(_ name: String, of id: CodeType.ID) -> Bool {
    (holders[capitalized(name)] ?? []).contains { end in
      guard let end else { return true }
      // The owner of a xib may have any subclass.
      return app.code.isKind(end.type, of: .app([id])) != .no
        || end.isOwner && app.code.isKind(.app([id]), of: end.type) != .no
    }
  }

  /// The place of an object of a class or a subclass; nil if one of them connects an outlet that it doesn't have.
  func object(of id: CodeType.ID) -> SourceLocation? {
    let family = app.code.hierarchy.family(of: id)
    return unknownOutletOwners.isDisjoint(with: family)
      ? family.compactMap { objects[$0] }.first : nil
  }
}

extension Message {
  fileprivate static func neverConnected(_ outlet: String, of className: String) -> Message {
    Message(
      "no storyboard or xib connects the outlet \(quoted(outlet)) of \(className), and no code sets it",
      help: "connect the outlet in the scene of \(className), or delete it")
  }

  fileprivate static func unconnected(_ outlet: String, of className: String) -> Message {
    Message(
      "the xib doesn't connect the outlet \(quoted(outlet)) of \(className)",
      why: outlet == "window"
        ? "the controller has no window, so nothing is shown"
        : "loading the view crashes with “loaded the nib but the view outlet was not set”",
      help: "connect the outlet \(quoted(outlet)) of File's Owner")
  }
}
