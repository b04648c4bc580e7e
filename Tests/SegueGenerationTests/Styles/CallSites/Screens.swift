// The classes named in the storyboards, as an app declares them.
#if canImport(UIKit)
import UIKit
#else
import Segues
#endif

class ListViewController: UITableViewController {}
class PersonViewController: UIViewController {
  var name = ""
  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
class EditViewController: UIViewController {}
class FirstViewController: UIViewController {}
class OtherViewController: UIViewController {}
class PersonCell: UITableViewCell {}
class RowCell: UITableViewCell {}
class FadeSegue: UIStoryboardSegue {}
