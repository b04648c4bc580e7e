internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A scene that connects none of the outlets that all other scenes of its class for the same system connect.
struct UnconnectedOutletsRule: Rule {
  static let description = RuleDescription(
    id: .unconnectedOutlets, severity: .warning,
    summary:
      "A scene connects no outlet, but every other scene of its class for the same system does",
    consequence:
      "the outlets are nil: Swift code that unwraps them crashes, and messages to them in Objective-C do nothing",
    why: """
      The code of a class uses the outlets that its scenes connect. A scene that connects none, \
      although all others connect some of the same outlets, was given the wrong class or was never \
      finished. Scenes that connect some outlets are not reported, because the missing ones may be \
      optional. Scenes for different systems are not compared.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <outlet property="tableView" destination="t"/>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
        <view key="view"><subviews><tableView id="t"/></subviews></view>
      </viewController>
      ↓<viewController id="person" customClass="List"/>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var tableView: UITableView!
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <outlet property="tableView" destination="t"/>
          <outlet property="button" destination="b"/>
        </connections>
        <view key="view"><subviews><tableView id="t"/><button id="b"/></subviews></view>
      </viewController>
      <viewController id="other" storyboardIdentifier="other" customClass="List">
        <connections><outlet property="tableView" destination="t2"/></connections>
        <view key="view"><subviews><tableView id="t2"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var tableView: UITableView!
        @IBOutlet var button: UIButton?
        func open() { storyboard?.instantiateViewController(withIdentifier: "other") }
      }
      """,
      """
      --- Interface.storyboard
      <notificationController customClass="Alert"/>
      <controller customClass="Alert">
        <items><label id="l"/></items>
        <connections><outlet property="titleLabel" destination="l"/></connections>
      </controller>
      --- Alert.swift
      class Alert: WKUserNotificationInterfaceController {
        @IBOutlet var titleLabel: WKInterfaceLabel!
      }
      """,
    ])

  let report: RuleReport

  func check() {
    for scenes in scenesByClass.values.flatMap(\.values) {
      let others = scenes.filter { !$0.outlets.isEmpty }
      guard others.count == scenes.count - 1, let first = others.first,
        let scene = scenes.first(where: \.outlets.isEmpty)
      else { continue }
      let common = others.reduce(first.outlets) { $0.intersection($1.outlets) }
      guard !common.isEmpty else { continue }
      report.add(
        .connectsNone(scene.name, common.sorted()), at: scene.location,
        related: others.prefix(2).map { RelatedPlace($0.location, "another scene of the class") })
    }
  }

  /// The scenes by class and system, because a class may have some outlets only on one system.
  private var scenesByClass: [TypeReference: [TargetRuntime: [ConnectedScene]]] {
    var scenes: [TypeReference: [TargetRuntime: [ConnectedScene]]] = [:]
    for file in app.graph.files where file.kind == .storyboard {
      let outlets = outlets(in: file)
      for node in app.graph.controllers[file.path] ?? [] where node.customClass != nil {
        // The system shows a static notification without the class's code.
        guard node.kind != .watchNotificationController else { continue }
        let type = app.scenes.type(of: node.id)
        guard case .app(let ids) = type else { continue }
        // A name that the class does not declare is not one of its outlets.
        let declared = Set(
          app.code.lineage(of: ids).flatMap(\.properties).map(\.fact.name))
        let connected = (outlets[node.object.id] ?? []).intersection(declared)
        scenes[type, default: [:]][file.targetRuntime, default: []].append(
          ConnectedScene(location: node.location, outlets: connected, name: node.displayName))
      }
    }
    return scenes
  }

  /// The outlets that the objects of a file connect.
  private func outlets(in file: InterfaceFile) -> [ObjectID: Set<String>] {
    file.connections.reduce(into: [:]) { outlets, connection in
      if let (name, holder) = ConnectedNames.Side.outlets.member(of: connection) {
        outlets[holder, default: []].insert(name)
      }
    }
  }

  private struct ConnectedScene {
    var location: SourceLocation
    var outlets: Set<String>
    var name: String
  }
}

extension Message {
  fileprivate static func connectsNone(_ className: String, _ outlets: [String]) -> Message {
    Message(
      "this scene of \(className) connects none of the outlets that its other scenes connect: "
        + outlets.prefix(4).map(quoted).joined(separator: ", "),
      help: "give the scene a class of its own, or connect the outlets")
  }
}
