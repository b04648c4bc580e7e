#if canImport(UIKit)
  public import UIKit

  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    @MainActor @preconcurrency public init(rootView: Content) {}
    @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) {}
    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) {}
    @MainActor @preconcurrency public var rootView: Content {
      get {}
      set {}
    }
  }
#endif
