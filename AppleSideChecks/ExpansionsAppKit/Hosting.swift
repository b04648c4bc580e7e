import SeguesMacros

#if canImport(AppKit)
  import SwiftUI

  struct GreetingView: View {
    var name: String

    var body: some View {
      Text("Hello, \(name)").padding()
    }
  }

  @SegueSource
  final class HostingSourceViewController: NSViewController {
    enum Segue {
      @To(NSHostingController<GreetingView>.self) case greeting(GreetingView)
      @To(NSViewController.self, id: "any") case anyView
    }

    @IBSegueAction func makeGreeting(_ coder: NSCoder) -> NSViewController? {
      makeDestination(.greeting, from: coder)
    }

    @IBSegueAction func makeAnyView(_ coder: NSCoder) -> NSViewController? {
      NSHostingController(coder: coder, rootView: GreetingView(name: "you"))
    }
  }
#endif
