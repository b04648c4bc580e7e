internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A navigation or window controller, or a container view, with nothing in it.
struct EmptyContainerRule: Rule {
  static let description = RuleDescription(
    id: .emptyContainer, severity: .note,
    summary:
      "A navigation controller has no root view controller, a window controller has no "
      + "content, or a container view embeds nothing",
    consequence: "the screen is empty unless code fills it",
    why: """
      In a storyboard, a navigation controller gets its first screen, and a window controller its \
      content, through a relationship. Without the relationship, and without a custom class that \
      could fill it, the screen stays empty until code fills it.

      Severity: note. Warning for a split view controller with a detail but no master, which is only \
      half connected. Warning for a container view without an embed segue and without an outlet: it is \
      for code to fill, and code needs the outlet to find it.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<navigationController initial="YES"/>
      <viewController storyboardIdentifier="List" customClass="List"/>
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews>
          ↓<containerView id="c"/>
        </subviews></view>
      </viewController>
      """,
      """
      --- Main.storyboard
      ↓<splitViewController initial="YES">
        <connections>
          <segue kind="relationship" relationship="detailViewController" destination="person"/>
        </connections>
      </splitViewController>
      <viewController id="person" customClass="Person"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <navigationController initial="YES">
        <connections>
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </connections>
      </navigationController>
      <viewController id="list" customClass="List"/>
      <navigationController storyboardIdentifier="Others" customClass="Others"/>
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews>
          <containerView id="c"/>
          <containerView id="d">
            <connections><segue kind="embed" destination="person"/></connections>
          </containerView>
        </subviews></view>
        <connections><outlet property="container" destination="c"/></connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """,
      """
      --- Main.storyboard
      <splitViewController initial="YES">
        <connections>
          <segue kind="relationship" relationship="masterViewController" destination="list"/>
        </connections>
      </splitViewController>
      <viewController id="list" customClass="List"/>
      """,
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files where !file.isLaunchScreen {
      let relationshipsByOwner = Dictionary(
        grouping: file.segues.filter { $0.kind == .relationship }, by: \.owner)
      for controller in file.scenes.compactMap(\.controller) where controller.customClass == nil {
        let part = Self.parts[controller.element]
        guard part != nil || controller.element == "splitViewController" else { continue }
        let relationships = (relationshipsByOwner[controller.id] ?? []).map(\.relationship)
        if relationships.contains("detailViewController"),
          !relationships.contains("masterViewController")
        {
          report.add(.noMaster, .warning, at: controller.location)
        }
        guard let part, relationships.isEmpty else { continue }
        report.add(.empty(part.container, lacks: part.content), at: controller.location)
      }
      checkViews(of: file)
    }
  }

  /// Checks the container views of a file, except those with a class, a tag or an outlet, which code may find.
  private func checkViews(of file: InterfaceFile) {
    let viewsWithSegues = Set(file.segues.map(\.holder))
    let connected = Set(file.connections.map(\.destination))
    for scene in file.scenes {
      scene.objects.forEachInTree { object in
        // Copies only container views, because copying each object would cost more than the rest.
        guard object.pointee.element == "containerView" else { return }
        let view = object.pointee
        guard view.customClass == nil, view.attributes["tag"] == nil,
          !viewsWithSegues.contains(view.id), !connected.contains(view.id)
        else { return }
        report.add(.embedsNothing, .warning, at: view.location)
      }
    }
  }

  private static let parts = [
    "navigationController": (container: "navigation controller", content: "root view controller"),
    "windowController": (container: "window controller", content: "content controller"),
  ]
}

extension Message {
  fileprivate static let noMaster = Message(
    "this split view controller has a detail view controller, but no master",
    help: "connect a master view controller")

  fileprivate static func empty(_ container: String, lacks content: String) -> Message {
    Message(
      "this \(container) has no \(content)",
      help: "connect one, or create the \(container) in code")
  }

  fileprivate static let embedsNothing = Message(
    "this container view embeds nothing and has no outlet",
    help: "connect an embed segue to a scene, or delete the view")
}
