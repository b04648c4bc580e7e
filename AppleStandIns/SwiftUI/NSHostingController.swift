// Not compiled for a Mac Catalyst app, which has both frameworks.
#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    @MainActor @preconcurrency public init(rootView: Content) {}
    @MainActor @preconcurrency public init?(coder: NSCoder, rootView: Content) {}
    @MainActor @preconcurrency public required dynamic init?(coder: NSCoder) {}
    @MainActor @preconcurrency public var rootView: Content {
      get {}
      set {}
    }
  }

  @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    @MainActor @preconcurrency public required init(rootView: Content) {}
    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) {}
    @MainActor @preconcurrency public var rootView: Content {
      get {}
      set {}
    }
  }
#endif
