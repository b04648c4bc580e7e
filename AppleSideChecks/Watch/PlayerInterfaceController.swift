// A watch app's controllers. WatchKit requests a context by the segue's identifier, and creates
// controllers by name.
import SeguesMacros
import WatchKit

final class LibraryInterfaceController: WKInterfaceController {
  @IBOutlet private var table: WKInterfaceTable!

  override func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {
    pushController(withName: WristStoryboard.player, context: rowIndex)
  }

  override func contextForSegue(
    withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int
  ) -> Any? {
    rowIndex
  }
}

final class PlayerInterfaceController: WKInterfaceController {
  @IBOutlet private var track: WKInterfaceLabel!

  override func awake(withContext context: Any?) {
    super.awake(withContext: context)
    track.setText((context as? Int).map(String.init))
    track.setTextColor(.white)
  }
}
