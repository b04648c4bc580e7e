// Call sites in an app for macOS, as users of SwiftGen write them.
import AppKit

class MainWindowController: NSWindowController {}
class AboutViewController: NSViewController {}

class PeopleViewController: NSViewController {
  func scenes() {
    let window: MainWindowController = StoryboardScene.Mac.initialScene.instantiate()
    let about = StoryboardScene.Mac.about.instantiate { _ in AboutViewController() }
    let again = StoryboardScene.Mac.initialScene.instantiate(creator: { _ in nil })
    _ = (window, about, again, StoryboardScene.Mac.storyboard)
    perform(segue: StoryboardSegue.Mac.showAbout)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    guard case .showAbout? = StoryboardSegue.Mac(segue) else { return }
  }
}
