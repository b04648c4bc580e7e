internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An outlet that is connected to a property that does not exist.
enum UnknownOutletRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-outlet", severity: .error,
    summary: "An outlet is connected to a property that its class does not have",
    consequence:
      "the app crashes with “this class is not key value coding-compliant for the key” when "
      + "the scene, view or cell is loaded",
    why: """
      Outlets are set by key-value coding when the file is loaded, so Objective-C has to see the \
      property: it is @IBOutlet, @objc, or declared in Objective-C, in the class or in one that it \
      inherits from. AppKit logs and goes on, a class that accepts undefined keys ignores them, \
      and it is unknown whether watchOS crashes; these are warnings. The properties of a \
      superclass that is declared elsewhere are unknown. There a name is reported, as a warning, \
      if no source has it and another one is similar, or if the class has an outlet that is not \
      connected.
      """,
    triggering: [
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
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    let names = ConnectedNames(.outlets, app)
    var open: [OpenMember] = []
    for (file, ends) in zip(app.graph.files, app.connectionEnds)
    where file.targetRuntime != .watchOS || file.kind == .storyboard {
      for connection in file.connections {
        guard let (property, object) = ConnectedNames.Side.outlets.member(of: connection),
          let holder = ends[object]
        else { continue }
        let member = OpenMember(
          name: property, connection: connection, object: object, end: holder, file: file,
          ends: ends, reason: "")
        switch app.answer(holder, { app.code.hasOutlet(property, in: $0) }) {
        case .yes: continue
        case .undecided(let why): open.append(member.with(why))
        case .no where holder.isPlain: checkPlain(member, names, app, &report)
        case .no: checkMissing(member, app, &report)
        }
      }
    }
    let doubts = MemberDoubts(open, among: names, app)
    for member in open { check(member, doubts, app, &report) }
  }

  /// A superclass that is not known may have the property: what else the app says has to speak against
  /// that.
  private static func check(
    _ member: OpenMember, _ doubts: MemberDoubts, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let doubt = doubts.doubt(of: member, own: app.outletNames(of: member.end.type)) { left in
      app.mayBeConnected(left, member)
    }
    let name = app.name(of: member.end.type)
    let message: String
    let help: String
    switch doubt {
    case nil:
      return report.addUndecided(description, at: member.connection.location, member.reason)
    case .mistyped(let meant):
      message =
        "\(name) declares no property \(quoted(member.name)) for this outlet, and nothing else is "
        + "connected by it"
      help = "did you mean \(quoted(meant))?"
    case .left(let left):
      message =
        "\(name) declares no property \(quoted(member.name)) for this outlet, and its outlet "
        + "\(quoted(left)) is connected with nothing"
      help = "if it was renamed, connect \(quoted(left))"
    }
    report.add(
      description.finding(
        .warning, at: member.connection.location, message,
        why:
          "unless a superclass has the property (\(member.reason)), loading raises “this class is not "
          + "key value coding-compliant for the key”",
        help: help, related: app.declaration(of: member.end.type)))
  }

  /// The class does not have the property; if it takes whatever key it is given, nothing raises.
  private static func checkMissing(
    _ member: OpenMember, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let taker = app.code.takerOfUndefinedKeys(member.end.type)
    if let taker, !taker.isOfSystem, app.input.mentionedNames.contains(member.word) {
      return report.addUndecided(
        description, at: member.connection.location, "\(taker.name) takes whatever key it is given")
    }
    let doubt =
      taker.map { "\($0.name) takes whatever key it is given, and the outlet is not set" }
      ?? doubt(of: member.file.targetRuntime)
    report.add(
      description.finding(
        doubt == nil ? .error : .warning, at: member.connection.location,
        "\(app.name(of: member.end.type)) has no property \(quoted(member.name)) for this outlet",
        why: doubt,
        help: suggestion(
          member.name, among: app.nearOutlets(of: member.end.type),
          otherwise: "declare it with @IBOutlet, or delete the connection"),
        related: app.declaration(of: member.end.type)))
  }

  /// Why a system may not raise; nil where it does.
  private static func doubt(of runtime: TargetRuntime) -> String? {
    switch runtime {
    case .macOS: "AppKit logs “Failed to connect” and goes on without the outlet"
    // Apple's own sample for watches has such outlets, and was published so.
    case .watchOS: "whether watchOS raises or goes on without the outlet is not known"
    default: nil
    }
  }

  /// A library may add a property to a class of the system: only a name that looks mistyped is
  /// reported, and where there is no library, one that nothing else mentions.
  private static func checkPlain(
    _ member: OpenMember, _ names: ConnectedNames, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let name = app.name(of: member.end.type)
    let known = SystemMembers.propertyNames(of: name)
    let isAlone =
      !app.input.mentionedNames.contains(member.word) && names.count(of: member.name) == 1
    let meant =
      NearestName.to(member.name, among: known)
      ?? (isAlone ? NearMiss.nearest(to: member.name, among: known) : nil)
    guard meant != nil || isAlone && app.input.isWhole && app.input.externalModules.isEmpty else {
      return report.addUndecided(
        description, at: member.connection.location,
        "a library may add \(member.name) to \(name)")
    }
    report.add(
      description.finding(
        .warning, at: member.connection.location,
        "\(name) has no property \(quoted(member.name)) for this outlet",
        help: meant.map { "did you mean \(quoted($0))?" }
          ?? "correct the name, or delete the connection"))
  }
}

extension CheckedApp {
  /// The names of a class's outlets, inherited ones included.
  fileprivate func outletNames(of type: TypeReference) -> [String] {
    switch type {
    case .app(let ids):
      ids.flatMap { id in
        let ancestry = code.hierarchy.ancestry(of: id)
        return ancestry.types.flatMap { code.table[$0].properties }.filter(\.fact.isOutlet)
          .map(\.fact.name)
          + (ancestry.system.map(SystemMembers.propertyNames) ?? [])
      }
    case .system(let name): SystemMembers.propertyNames(of: name)
    case .external: []
    }
  }

  /// The same, to look many names up among.
  fileprivate func nearOutlets(of type: TypeReference) -> NearestName {
    nearOutlets.value(of: type) { NearestName(outletNames(of: type)) }
  }

  /// Whether an outlet of the app's own is of the class of what a connection leads to.
  fileprivate func mayBeConnected(_ outlet: String, _ member: OpenMember) -> Bool {
    guard case .app(let ids) = member.end.type, let destination = member.connection.destination
    else { return false }
    let wanted = member.ends.className(of: destination)
    for id in ids.flatMap({ code.hierarchy.ancestry(of: $0).types }) {
      for property in code.table[id].properties(named: outlet) where property.fact.isOutlet {
        guard let type = property.fact.type else { continue }
        if TypeNames.path(TypeNames.plain(type)).last == wanted { return true }
        let declared = code.names.reference(
          to: type, in: code.table[id].path, from: property.source)
        if let end = member.ends[destination], code.isKind(end.type, of: declared) == .yes {
          return true
        }
      }
    }
    return false
  }

  /// Where a type is declared, as a place that has to do with a finding.
  func declaration(of type: TypeReference) -> [RelatedPlace] {
    guard case .app(let ids) = type, let first = ids.first else { return [] }
    let declared = code.table[first]
    return [
      RelatedPlace(
        code.location(declared.position, declared.source), "\(declared.name) is declared here")
    ]
  }
}
