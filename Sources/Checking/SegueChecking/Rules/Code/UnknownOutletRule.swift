internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An outlet that is connected to a property that does not exist.
struct UnknownOutletRule: Rule {
  static let description = RuleDescription(
    id: .unknownOutlet, severity: .error,
    summary: "An outlet is connected to a property that its class does not have",
    consequence:
      "the app crashes with “this class is not key value coding-compliant for the key” when "
      + "the scene, view or cell is loaded",
    why: """
      Outlets are set by key-value coding when the file is loaded, so Objective-C has to see the \
      property: it is @IBOutlet, @objc, or declared in Objective-C, in the class or in one that it \
      inherits from. Before Swift 4 it saw every property, so one without @IBOutlet or @objc is \
      reported only if a project or package says that the class is compiled as Swift 4 or later, \
      and if the property can't be exposed in another way: by @objcMembers or an @objc protocol, for \
      example. A table or collection loads the xib of a cell without an owner, so an outlet of that \
      owner is undecided unless code gives the xib an owner.

      The properties of a superclass that is declared elsewhere are unknown. If a class has such a \
      superclass, an outlet is reported in two cases. Either no source mentions the property, and the \
      sources or other connections have a similar name. Or the class has unconnected outlets of the \
      right type: at least as many as the object has unknown properties, because otherwise these are \
      the superclass's. If the class itself is declared elsewhere, its outlets are undecided.

      If an object has no custom class, and exactly one class of the app has everything that its \
      connections need, the advice is to choose that class, and `--fix` does it if the project names \
      the module. A class that another object has is suggested only if all its outlets are connected \
      here, and is never chosen by `--fix`.

      Severity: error. Warning if:
      - the app is for macOS, where AppKit logs the missing property and goes on, or for watchOS, \
      which may or may not crash;
      - the class accepts undefined keys, and so ignores the outlet;
      - a superclass is declared elsewhere, or the object has a class of the system.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES">
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections>
          ↓<outlet property="titleLabel" destination="l"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections>
          ↓<outlet property="titelLabel" destination="l"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="l"/><button id="b"/></subviews></view>
        <connections>
          ↓<outlet property="captionLabel" destination="l"/>
          ↓<outlet property="hintButtonn" destination="b"/>
        </connections>
      </viewController>
      --- List.swift
      class List: KitController {
        @IBOutlet weak var titleLabel: UILabel!
        func show() { hintButton.isHidden = false }
      }
      """,
      """
      --- Main.storyboard
      <viewController initial="YES">
        <view key="view" id="v" customClass="Card">
          <subviews><label id="l"/></subviews>
          <connections>
            ↓<outlet property="title" destination="l"/>
          </connections>
        </view>
      </viewController>
      --- Card.swift
      class Card: UIView {}
      extension UIView {
        open override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <tableView key="view" id="v"/>
        <connections>
          <outlet property="titleLabel" destination="v"/>
          <outlet property="searchDisplayController" destination="v"/>
          <outlet property="note" destination="v"/>
        </connections>
      </viewController>
      --- List.swift
      class List: Base {}
      class Base: UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
      }
      extension Base {
        @objc func setNote(_ note: UIView) {}
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews><view id="bar"/></subviews></view>
        <connections>
          <outlet property="containerView" destination="v"/>
          <outlet property="containerViewBar" destination="bar"/>
        </connections>
      </viewController>
      --- List.swift
      class List: KitController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"/>
        <connections><outlet property="box" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        var box: UIView!
      }
      """,
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Table">
        <connections><outlet property="row" destination="r"/></connections>
      </placeholder>
      <tableViewCell id="r"/>
      --- Table.swift
      class Table: UIViewController {}
      class Hosts: UIViewController {
        @IBOutlet var row: UITableViewCell!
        func load() { Bundle.main.loadNibNamed("Row", owner: self) }
      }
      """,
    ])

  let app: LinkedApp
  let report: RuleReport

  func check() {
    let names = ConnectedNames(.outlets, app.graph, app.connectionEnds)
    var open: [OpenMember] = []
    for (file, ends) in zip(app.graph.files, app.connectionEnds) {
      for connection in file.connections {
        guard let (property, object) = ConnectedNames.Side.outlets.member(of: connection),
          let holder = ends[object], !ends.isUnmade(connection)
        else { continue }
        let answer = app.classChanges.answer(holder) { app.code.hasOutlet(property, in: $0) }
        var member = OpenMember(
          name: property, connection: connection, object: object, end: holder, file: file,
          ends: ends, reason: .nothingKnown)
        switch answer {
        case .yes: continue
        case _ where app.ownerlessXibs.contain(file, ownedBy: holder):
          report.addUndecided(at: connection.location, .noOwner)
        case .undecided(let reason):
          member.reason = reason
          open.append(member)
        case .no
        where app.mayHaveOtherOwner(holder, of: file) { app.code.hasOutlet(property, in: $0) }:
          report.addUndecided(at: connection.location, .otherOwner)
        case .no where holder.isPlainView: checkPlain(member, names)
        case .no: checkMissing(member)
        }
      }
    }
    let doubts = MemberDoubts(open, among: names, app.input, app.code)
    for member in open { checkUndecided(member, doubts) }
  }

  /// Checks a property that an unknown superclass may have.
  ///
  /// It is reported only if the rest of the app suggests that the superclass doesn't have it.
  private func checkUndecided(_ member: OpenMember, _ doubts: MemberDoubts) {
    let doubt = doubts.doubt(of: member, own: app.code.outletNames(of: member.end.type)) {
      app.code.mayConnect($0, instead: $1)
    }
    guard let doubt, !member.isOfElement else {
      return report.addUndecided(at: member.connection.location, member.reason)
    }
    report.add(
      .doubtfulProperty(member, app.code.name(of: member.end.type), doubt), .warning,
      at: member.connection.location, related: app.code.declaration(of: member.end.type))
  }

  /// Checks a property that the class does not have; a class that accepts any key does not crash.
  private func checkMissing(_ member: OpenMember) {
    let type = member.end.type
    let taker = app.code.classAcceptingUndefinedKeys(type)
    if let taker, !taker.isOfSystem, app.input.texts.mentionedNames.contains(member.word) {
      return report.addUndecided(
        at: member.connection.location, "\(taker.name) accepts any key")
    }
    let doubt =
      taker.map { "\($0.name) accepts any key, so the outlet is not set" }
      ?? member.file.targetRuntime.loadingDoubt
    if let hidden = app.code.hiddenProperty(member.name, of: type) {
      return report.add(
        .hidden(
          "property", member.name, of: app.code.name(of: type), why: doubt,
          help: "declare the property with @IBOutlet"),
        doubt == nil ? .error : .warning, at: member.connection.location, related: [hidden],
        edit: MemberExposure.edit(adding: .outlet, toMemberAt: hidden.location, in: app))
    }
    let fit = app.fittingClasses.fit(for: member)
    report.add(
      .noProperty(
        member, app.code.name(of: type), why: doubt,
        help: fit?.help ?? advice(about: member)),
      doubt == nil ? .error : .warning, at: member.connection.location,
      related: app.code.declaration(of: type), edit: fit?.edit)
  }

  /// Checks an outlet that a system class doesn't have.
  ///
  /// A library may have added it, so only a name that looks mistyped is reported. Without
  /// libraries, a name that nothing else mentions is reported, too.
  private func checkPlain(_ member: OpenMember, _ names: ConnectedNames) {
    let name = app.code.name(of: member.end.type)
    let known = SystemMembers.propertyNames(of: name)
    let isAlone =
      !app.input.texts.mentionedNames.contains(member.word) && names.count(of: member.name) == 1
    let meant =
      NearestName.to(member.name, among: known)
      ?? (isAlone ? NearMiss.nearest(to: member.name, among: known) : nil)
    guard meant != nil || isAlone && app.input.isWhole && app.input.externalModules.isEmpty else {
      return report.addUndecided(
        at: member.connection.location, "a library may add \(member.name) to \(name)")
    }
    let fit = app.fittingClasses.fit(for: member)
    report.add(
      .noProperty(
        member, name, why: member.file.targetRuntime.loadingDoubt,
        help: fit?.help
          ?? Advice(
            insteadOf: member.name,
            meant.flatMap { SystemMembers.outletNames(of: name).contains($0) ? $0 : nil },
            otherwise: "correct the name, or delete the connection")),
      .warning, at: member.connection.location, edit: fit?.edit)
  }

  /// Suggests the nearest outlet; the suggestion is clear only if the outlet can take the object
  /// and isn't connected yet.
  private func advice(about member: OpenMember) -> Advice {
    let type = member.end.type
    let near = nearOutlets.value(of: type) { NearestName(app.code.outletNames(of: type)) }
    var advice = suggestion(
      member.name, among: near, otherwise: adviceToAdd("declare it with @IBOutlet", to: type))
    guard let meant = advice.suggestion?.meant else { return advice }
    let isConnected = member.file.connections.contains {
      $0.holder == member.connection.holder && $0.kind.memberName == meant
    }
    if isConnected || !app.code.mayConnect(meant, instead: member) {
      advice.suggestion?.isClear = false
    }
    return advice
  }

  /// The outlets of types, prepared to look up mistyped ones.
  private let nearOutlets = Memo<TypeReference, NearestName>()
}

extension TargetRuntime {
  /// Why a system may not crash on a missing outlet; nil if it does.
  fileprivate var loadingDoubt: String? {
    switch self {
    case .macOS: "AppKit logs “Failed to connect” and goes on without the outlet"
    // Apple published a sample app for watchOS with such outlets.
    case .watchOS: "it is unknown whether watchOS crashes, or goes on without the outlet"
    default: nil
    }
  }
}

extension AppCode {
  /// The names of a class's outlets, including inherited ones.
  fileprivate func outletNames(of type: TypeReference) -> [String] {
    switch type {
    case .app(let ids):
      ids.flatMap { id in
        let ancestry = hierarchy.ancestry(of: id)
        return ancestry.types.flatMap { table[$0].properties }.filter(\.fact.isOutlet)
          .map(\.fact.name)
          + (ancestry.system.map(SystemMembers.outletNames) ?? [])
      }
    case .system(let name): SystemMembers.outletNames(of: name)
    case .external: []
    }
  }

  /// Whether an outlet of the app has the class of the object that a connection leads to.
  fileprivate func mayConnect(_ outlet: String, instead member: OpenMember) -> Bool {
    guard let destination = member.connection.destination else { return false }
    let wanted = member.ends.className(of: destination)
    for owner in lineage(of: member.end.type.ids) {
      for property in owner.properties(named: outlet) where property.fact.isOutlet {
        guard let type = property.fact.type else { continue }
        if TypeText.plainPath(type).last == wanted { return true }
        let declared = names.reference(to: type, in: owner.path, from: property.sourceFile)
        if let end = member.ends[destination], isKind(end.type, of: declared) == .yes {
          return true
        }
      }
    }
    return false
  }
}

extension OpenMember {
  /// Whether the system class of the object's element has the property; a xib's owner counts as a
  /// controller.
  fileprivate var isOfElement: Bool {
    let elements = end.isOwner ? ["viewController", "windowController"] : [end.element]
    return elements.contains { element in
      let system = SystemClasses.name(ofElement: element, prefix: file.targetRuntime.classPrefix)
      return SystemMembers.hasProperty(name, of: system) == .yes
    }
  }

  /// The cause if a system class doesn't have an outlet: the object was meant to have another
  /// class, which has all its outlets.
  fileprivate func classCause(_ className: String) -> FindingCause? {
    guard case .system = end.type else { return nil }
    return FindingCause(
      "\(file.path) \(object.rawValue)",
      "\(className) has none of the properties that outlets of this object need",
      part: quoted(name))
  }
}

extension Message {
  fileprivate static func noProperty(
    _ member: OpenMember, _ className: String, why: String?, help: Advice
  ) -> Message {
    Message(
      "\(className) has no property \(quoted(member.name)) for this outlet", why: why,
      help: help, cause: member.classCause(className))
  }

  fileprivate static func doubtfulProperty(
    _ member: OpenMember, _ className: String, _ doubt: MemberDoubts.Doubt
  ) -> Message {
    let text = "\(className) declares no property \(quoted(member.name)) for this outlet, and "
    let failure =
      member.file.targetRuntime.loadingDoubt
      ?? "loading crashes with “this class is not key value coding-compliant for the key”"
    let why = "unless a superclass has the property (\(member.reason.words)), \(failure)"
    return switch doubt {
    case .mistyped(let meant):
      Message(
        text + "no other outlet has that name", why: why,
        help: Advice(
          insteadOf: member.name, meant, otherwise: "correct the name, or declare it with @IBOutlet"
        ))
    case .unconnected(let left):
      Message(
        text + "its outlet \(quoted(left)) is not connected", why: why,
        help: "if the property was renamed, connect \(quoted(left))")
    }
  }
}
