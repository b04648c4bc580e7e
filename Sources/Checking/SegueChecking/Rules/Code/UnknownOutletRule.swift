internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An outlet that is connected to a property that does not exist.
struct UnknownOutletRule: MemberRule {
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

      The properties of a superclass are unknown if it is declared elsewhere, or if the sources have \
      only its header. If a class has such a superclass, an outlet is reported in two cases. Either no \
      source mentions the property, and the sources or other connections have a similar name. Or the \
      class has unconnected outlets of the right type: at least as many as the object has unknown \
      properties, because otherwise these are the superclass's. If the class itself is declared \
      elsewhere, or the sources have only its header, its outlets are undecided.

      If an object has no custom class, and exactly one class of the app has everything that its \
      connections need, the advice is to choose that class, and `--fix` does it if the project names \
      the module. A class that another object has is suggested only if all its outlets are connected \
      here, and is never chosen by `--fix`.

      Severity: error. Warning if:
      - the app is for macOS, where AppKit logs the missing property and goes on, or for watchOS, \
      which may or may not crash;
      - the class accepts undefined keys, and so ignores the outlet;
      - the properties of a superclass are unknown;
      - the object has a class of the system.
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

  static let side = ConnectedNames.Side.outlets

  let report: RuleReport
  let near = Memo<TypeReference, NearestName>()

  func check() {
    let names = ConnectedNames(Self.side, app.graph, app.connectionEnds)
    let open = openMembers()
    for member in open.missing {
      if member.end.isPlainView { checkPlain(member, names) } else { checkMissing(member) }
    }
    let doubts = MemberDoubts(open.undecided, among: names, app.input, app.code)
    for member in open.undecided {
      if member.isOfElement {
        report.addUndecided(at: member.connection.location, member.reason)
      } else {
        reportUndecided(
          member, doubts,
          failure: member.file.targetRuntime.loadingDoubt
            ?? "loading crashes with “this class is not key value coding-compliant for the key”")
      }
    }
  }

  /// Checks a property that the class does not have; a class that accepts any key does not crash.
  private func checkMissing(_ member: OpenMember) {
    let acceptor = app.code.classAcceptingUndefinedKeys(member.end.type)
    if let acceptor, !acceptor.isOfSystem, app.input.texts.mentionedNames.contains(member.word) {
      return report.addUndecided(
        at: member.connection.location, "\(acceptor.name) accepts any key")
    }
    let doubt =
      acceptor.map { "\($0.name) accepts any key, so the outlet is not set" }
      ?? member.file.targetRuntime.loadingDoubt
    reportMissing(member, doubt == nil ? .error : .warning, why: doubt)
  }

  /// Checks an outlet that a system class doesn't have.
  ///
  /// A library may have added it, so only a mistyped name is reported or, without libraries, one used nowhere else.
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
    reportMissing(
      member, .warning, why: member.file.targetRuntime.loadingDoubt,
      otherwise: Advice(
        insteadOf: member.name,
        meant.flatMap { SystemMembers.outletNames(of: name).contains($0) ? $0 : nil },
        otherwise: "correct the name, or delete the connection"))
  }

  /// Whether an outlet of the app has the class of the object that a connection leads to.
  func mayConnect(_ outlet: String, insteadOf member: OpenMember) -> Bool {
    guard let destination = member.connection.destination else { return false }
    let destinationClass = member.ends.className(of: destination)
    for owner in app.code.lineage(of: member.end.type.ids) {
      for property in owner.properties(named: outlet) where property.fact.isOutlet {
        guard let type = property.fact.type else { continue }
        if TypeText.plainPath(type).last == destinationClass { return true }
        let declared = app.code.names.reference(
          to: type, in: owner.path, from: property.sourceFile)
        if let end = member.ends[destination],
          app.code.isKind(end.type, of: declared) == .yes
        {
          return true
        }
      }
    }
    return false
  }
}

extension TargetRuntime {
  /// The reason why a system may not crash on a missing outlet; nil if it does.
  fileprivate var loadingDoubt: String? {
    switch self {
    case .macOS: "AppKit logs “Failed to connect” and goes on without the outlet"
    // Apple published a sample app for watchOS with such outlets.
    case .watchOS: "it is unknown whether watchOS crashes, or goes on without the outlet"
    default: nil
    }
  }
}

extension OpenMember {
  /// Whether the system class of the object's element has the property; a xib's owner counts as a controller.
  fileprivate var isOfElement: Bool {
    let elements = end.isOwner ? ["viewController", "windowController"] : [end.element]
    return elements.contains { element in
      let system = SystemClasses.name(ofElement: element, prefix: file.targetRuntime.classPrefix)
      return SystemMembers.hasProperty(name, of: system) == .yes
    }
  }
}
