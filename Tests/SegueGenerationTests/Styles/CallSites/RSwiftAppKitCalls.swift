// Call sites in an app for macOS, as users of R.swift write them.
import AppKit

class MainWindowController: NSWindowController {}
class AboutViewController: NSViewController {}

class PeopleViewController: NSViewController {
  func scenes() {
    let window: MainWindowController? = R.storyboard.mac.instantiateInitialViewController()
    let about: AboutViewController? = R.storyboard.mac.about()
    let made: AboutViewController? = R.storyboard.mac.about { _ in AboutViewController() }
    let storyboard = NSStoryboard(resource: R.storyboard.mac)
    let third = storyboard.instantiateController(withIdentifier: R.storyboard.mac.people)
    _ = (window, about, made, third)
    performSegue(
      withIdentifier: R.segue.peopleViewController.showAbout.identifier, sender: nil)
  }
}
