import Foundation
import SeguesMacros

/// The app's delegate, which creates screens that no segue leads to.
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var controllers: [NSResponder?] = []

  @MainActor func open() {
    let storyboard = NSStoryboard(name: "Main", bundle: nil)
    let initial: NSResponder? = storyboard.instantiateInitialController(
      ItemViewController.self, with: .init(title: "initial"))
    let inspector: InspectorWindowController? = storyboard.instantiateInitialController(
      InspectorWindowController.self, with: 1)
    let name: NameViewController = storyboard.instantiateController(
      NameViewController.self, withIdentifier: "name", with: "identified")
    let document: NSResponder? = storyboard.instantiateController(
      DocumentWindowController.self, withIdentifier: "document", with: "identified")
    controllers = [initial, inspector, name, document]
    document?.configure(ItemViewController.self, with: .init(title: "content"))
    NSApplication.shared.keyWindow?.configure(ItemViewController.self, with: .init(title: "key"))
  }

  @MainActor func openByFactories() {
    let item = SceneFactory<NSWindowController, ItemViewController, ItemViewController.SegueInput>(
      "item", of: "Main", in: .main)
    let name = SceneFactory<NameViewController, NameViewController, String>(
      "name", of: "Main", in: .main)
    let inspector = SceneFactory<InspectorWindowController, InspectorWindowController, Int>(
      nil, of: "Main", in: .main)
    controllers += [
      item.instantiate(with: .init(title: "made")), name.instantiate(with: "made"),
      inspector.instantiate(with: 2),
      inspector.instantiate { InspectorWindowController(coder: $0, input: 3) },
    ]
  }
}
