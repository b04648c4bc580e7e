// Compiled as a part of Sources/AppRuntime/Segues: mistakes that the check of the runtime must reject.

#if canImport(UIKit)
  extension UIViewController {
    func performsByNumber() {
      performSegue(withIdentifier: 1, sender: nil)  // expected-error: cannot convert value of type 'Int' to expected argument type 'String'
    }

    nonisolated func loadsOffTheMainActor() -> Bool {
      isViewLoaded  // expected-error: main actor-isolated property 'isViewLoaded' can not be referenced from a nonisolated context
    }

    func names(_ segue: UIStoryboardSegue) -> String {
      segue.identifier  // expected-error: value of optional type 'String?' must be unwrapped
    }

    func replacesDestination(of segue: UIStoryboardSegue) {
      segue.destination = self  // expected-error: 'destination' is a get-only property
    }
  }

  final class MistakenSegue: UIStoryboardSegue {
    override func perform(animated: Bool) {}  // expected-error: method does not override any method from its superclass
  }

  extension UIModalPresentationStyle {
    var isFullScreen: Bool {
      switch self {  // expected-error: switch must be exhaustive
      case .fullScreen, .overFullScreen: true
      case .popover, .none: false
      }
    }
  }
#endif
