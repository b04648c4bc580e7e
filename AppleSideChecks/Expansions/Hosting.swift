import SeguesMacros

#if canImport(UIKit)
  import SwiftUI

  struct GreetingView: View {
    var name: String

    var body: some View {
      Text("Hello, \(name)").padding()
    }
  }

  @SegueSource
  final class HostingSourceViewController: UIViewController {
    enum Segue {
      @To(UIHostingController<GreetingView>.self) case greeting(GreetingView)
      @To(UIViewController.self, id: "any") case anyView
    }

    @IBSegueAction func makeGreeting(
      _ coder: NSCoder
    ) -> UIViewController? {
      makeDestination(.greeting, from: coder)
    }

    @IBSegueAction func makeAnyView(_ coder: NSCoder) -> UIViewController? {
      UIHostingController(coder: coder, rootView: GreetingView(name: "you"))
    }
  }
#endif
