// Call sites as users of SwiftGen write them.
#if canImport(UIKit)
import UIKit
#else
import Segues
#endif

final class SwiftGenCaller: ListViewController {
  func scenes() {
    let stack = StoryboardScene.Main.initialScene.instantiate()
    stack.pushViewController(StoryboardScene.Main.person.instantiate(), animated: true)
    let person = StoryboardScene.Main.person.instantiate { coder in
      PersonViewController(coder: coder, name: "Ada")
    }
    person.name = "Grace"
    stack.setViewControllers([StoryboardScene.Main.free.instantiate()], animated: false)
    let editing: UINavigationController = StoryboardScene.Main.editing.instantiate()
    present(editing, animated: true)
    let settings = StoryboardScene.Settings.default.instantiate(creator: {
      PersonViewController(coder: $0, name: "")
    })
    settings.name = StoryboardScene.Settings.storyboardName
    _ = StoryboardScene.Main.storyboard.instantiateInitialViewController()
    _ = StoryboardScene.Main.person.identifier
    let scene: SceneType<PersonViewController> = StoryboardScene.Main.person
    _ = scene.storyboard.storyboardName
  }

  func segues(sender: Any?) {
    perform(segue: StoryboardSegue.Main.showPerson)
    perform(segue: StoryboardSegue.Main.addPerson, sender: self)
    self.perform(segue: StoryboardSegue.Settings.edit, sender: sender)
    performSegue(withIdentifier: StoryboardSegue.Main.goOn.rawValue, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch StoryboardSegue.Main(segue) {
    case .showPerson?, .fade?:
      (segue.destination as? PersonViewController)?.name = "Ada"
    case .embedMap, .open, .unwindToList, .addPerson, .goOn: break
    case nil: break
    }
    if let known = StoryboardSegue.Main(segue), known == .showPerson { return }
    guard StoryboardSegue.Settings(segue) == .edit else { return }
  }
}
