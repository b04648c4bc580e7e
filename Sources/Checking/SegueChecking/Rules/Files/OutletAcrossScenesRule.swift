internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An outlet that is connected to an object of another scene.
struct OutletAcrossScenesRule: Rule {
  static let description = RuleDescription(
    name: .outletAcrossScenes, severity: .warning,
    summary: "An outlet is connected to an object of another scene",
    consequence: "the other scene's objects do not exist yet, so the outlet stays nil",
    why: """
      The objects of a scene are created together when the scene is loaded, and those of other scenes \
      are not there. Interface Builder does not offer such a connection; a merge or a copy of the file’s \
      text leaves it behind. Apple does not document what happens to it. Apps were released with such \
      outlets and do not crash on loading, so the connection appears to be dropped.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
        <connections>
          ↓<outlet property="nameLabel" destination="name"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person">
        <view key="view"><subviews><label id="name"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var nameLabel: UILabel?
      }
      class Person: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController initial="YES" customClass="List">
          <view key="view"><subviews><label id="name"/></subviews></view>
          <connections>
            <outlet property="nameLabel" destination="name"/>
            <outlet property="tapRecognizer" destination="tap"/>
          </connections>
        </viewController>
        <tapGestureRecognizer id="tap"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var nameLabel: UILabel?
        @IBOutlet var tapRecognizer: UITapGestureRecognizer?
      }
      """
    ])

  let app: LinkedApp
  let report: RuleReport

  func check() {
    for file in app.graph.files where file.kind == .storyboard && file.scenes.count > 1 {
      let scenes = scenes(of: file)
      for connection in file.connections {
        guard let (name, holder) = ConnectedNames.Side.outlets.member(of: connection),
          let destination = connection.destination,
          let own = scenes[holder], let other = scenes[destination], own != other
        else { continue }
        let related = file.scenes[other].controller.map {
          RelatedPlace($0.location, "the other scene")
        }
        report.add(
          .leadsToOtherScene(name), at: connection.location, related: related.map { [$0] } ?? [])
      }
    }
  }

  /// The place of each object's scene; without the ids that several scenes have.
  private func scenes(of file: InterfaceFile) -> [ObjectID: Int] {
    var scenes: [ObjectID: Int] = [:]
    var repeated: Set<ObjectID> = []
    for (index, scene) in file.scenes.enumerated() {
      scene.objects.forEachInTree { object in
        let first = scenes[object.pointee.id]
        if first == nil { scenes[object.pointee.id] = index }
        if first != nil, first != index { repeated.insert(object.pointee.id) }
      }
    }
    return scenes.filter { !repeated.contains($0.key) }
  }
}

extension Message {
  fileprivate static func leadsToOtherScene(_ outlet: String) -> Message {
    Message(
      "the outlet \(quoted(outlet)) is connected to an object of another scene",
      help: "connect it to an object of its own scene, or pass the object in code")
  }
}
