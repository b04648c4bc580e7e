import SeguesMacros

struct Person {}

@SegueSource
final class PersonViewController: UIViewController, PersonViewControllerSegues.Source {
  func test() {
    performSegue(.savePerson)
    let stored = Segue.savePerson
    performSegue(stored)
    performSegue(.savePerson(Person()))
    // ↑ error: 'savePerson' is unavailable: the storyboard doesn't say which value this unwind segue
    //   brings back: add its action to 'unwinds' in '.segues.yml'
  }
}

final class ListViewController: UIViewController {}
final class AboutViewController: UIViewController {}
final class LegendViewController: UIViewController {}
