internal import BaseScreens
internal import SeguesMacros

@SegueSource
final class DerivedScreen: BaseScreen {
  enum Segue {
    @To(TextScreen.self) case more(String)
    @Unwind(BaseScreen.unwindToBase(_:)) case home
  }

  func go() {
    performSegue(.about)
    performSegue(.more(""))
    performSegue(.home)
  }
}

@SegueSource
final class OpenedScreen: ClosedScreen {
  enum Segue {
    @Embed(TextScreen.self) case text(String)
  }

  func textInput(from sender: Any?) -> String { "" }
}

final class PlainScreen: BaseScreen {
  func go() { performSegue(.about) }
}
