#if canImport(UIKit)
  public import SwiftUI

  extension SegueHandover {
    /// Makes a hosting controller with its view; a segue's value is the view.
    public mutating func hand<Content: View>(
      _ view: Content, to destination: UIHostingController<Content>.Type
    ) {
      hand(to: destination) { UIHostingController(coder: $0, rootView: view) }
    }
  }

  extension SegueRouting {
    /// The input of a hosting controller: its view.
    public static func inputType<Content: View>(
      of destination: UIHostingController<Content>.Type
    ) -> Content.Type {
      Content.self
    }
  }
#else
  extension SegueHandover {
    /// Makes a hosting controller with its view; a segue's value is the view.
    public mutating func hand<Content>(
      _ view: Content, to destination: UIHostingController<Content>.Type
    ) {
      hand(to: destination) { UIHostingController(coder: $0, rootView: view) }
    }
  }

  extension SegueRouting {
    /// The input of a hosting controller: its view.
    public static func inputType<Content>(
      of destination: UIHostingController<Content>.Type
    ) -> Content.Type {
      Content.self
    }
  }
#endif
