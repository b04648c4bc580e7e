internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A scene that nothing can show.
package enum UnreachableSceneRule: CheckRule {
  package static let description = RuleDescription(
    name: "unreachable-scene", severity: .note,
    summary: "A scene is never shown, because nothing in any file leads to it",
    why: """
      A scene appears as the initial one of its storyboard, through a segue of another scene that \
      appears, or because code instantiates it by its storyboard identifier. A scene without any \
      of these is dead weight in the app, and so is everything that only it leads to. A scene with \
      an identifier counts as instantiated by code unless all sources were read, every identifier \
      that they use is known, and this one is not among them. It is a warning if code uses an \
      identifier that is nearly the same and that no scene of the file has.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      ↓<viewController customClass="OldList">
        <button>
          <connections><segue kind="show" destination="old"/></connections>
        </button>
      </viewController>
      ↓<viewController id="old" customClass="OldPerson"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      ↓<viewController storyboardIdentifier="OldPerson" customClass="OldPerson"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        func open() {
          storyboard?.instantiateViewController(withIdentifier: "Person")
        }
      }
      class Person: UIViewController {}
      class OldPerson: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      ↓<viewController storyboardIdentifier="Person2" customClass="Person"/>
      --- Phone.storyboard
      <viewController initial="YES" customClass="List"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        func open() {
          storyboard?.instantiateViewController(withIdentifier: "Person")
        }
      }
      class Person: UIViewController {}
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
      <viewController id="list" customClass="List">
        <button>
          <connections><segue kind="show" destination="next"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="next" storyboardName="Next"/>
      --- Next.storyboard
      <viewController initial="YES" customClass="Person">
        <button>
          <connections><segue kind="presentation" destination="place"/></connections>
        </button>
      </viewController>
      <viewController id="place" customClass="Place"/>
      """,
      """
      --- Interface.storyboard
      <controller initial="YES" customClass="FirstPage">
        <connections>
          <segue kind="relationship" relationship="nextPage" destination="second"/>
        </connections>
      </controller>
      <controller id="second" customClass="SecondPage"/>
      <controller identifier="Details" customClass="Details"/>
      <notificationController customClass="Notification"/>
      """,
      """
      --- Launch.storyboard
      <viewController/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="next"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="next" storyboardName="Next"/>
      --- en.lproj/Next.storyboard
      <viewController initial="YES" customClass="Person"/>
      <viewController storyboardIdentifier="Place" customClass="Place"/>
      --- de.lproj/Next.storyboard
      <viewController initial="YES" customClass="Person"/>
      <viewController storyboardIdentifier="Place" customClass="Place"/>
      --- List.swift
      import UIKit
      class List: UIViewController {}
      class Person: UIViewController {}
      class Place: UIViewController {}
      --- Info.plist
      <key>UIMainStoryboardFile</key><string>Main</string>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      <viewController storyboardIdentifier="Person1" customClass="Person"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        func open(_ number: Int) {
          storyboard?.instantiateViewController(withIdentifier: "Person\\(number)")
        }
      }
      class Person: UIViewController {}
      """,
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    let reached = app.reached
    let asked = AskedScenes(app)
    for file in app.graph.files where file.scenes.count > 1 && !file.isLaunchScreen {
      for scene in file.scenes {
        guard let controller = scene.controller else { continue }
        let inScene = scene.controllers(in: file.path)
        guard inScene.allSatisfy({ !reached.contains($0) }) else { continue }
        let name = app.name(of: ControllerID(file: file.path, object: controller.id))
        let identifier = controller.usableStoryboardIdentifier
        let meant = identifier.flatMap { asked.meant(by: $0, in: file.path) }
        report.add(
          description, severity: meant == nil ? nil : .warning, at: controller.location,
          identifier.map {
            "nothing leads to the scene \(quoted($0)) of \(name): no segue does, and no code makes "
              + "it by its identifier"
          } ?? "nothing leads to this scene of \(name): no segue does, and it has no identifier",
          why: "the scene is never shown",
          help: meant.map {
            "did you mean \(quoted($0)), which code has, and no scene of the file?"
          }
            ?? "delete the scene, or connect it")
      }
    }
  }
}
