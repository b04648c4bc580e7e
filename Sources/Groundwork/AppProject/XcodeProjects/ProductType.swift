/// The product types of Xcode's targets.
enum ProductType {
  private static let prefix = "com.apple.product-type."

  static func kind(of productType: String) -> AppTarget.Kind {
    guard productType.hasPrefix(prefix) else { return .other }
    let type = productType.dropFirst(prefix.count)
    switch type {
    case "bundle.unit-test", "bundle.ocunit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    case "tool": return .tool
    case "application.messages": return .messagesApp
    case "app-extension.messages-sticker-pack": return .stickerPack
    case _ where type.hasPrefix("application.watchapp"): return .watchApp
    case _ where type.hasPrefix("watchkit"): return .watchExtension
    case _ where type.hasPrefix("application"): return .app
    case _ where type.hasPrefix("framework"): return .framework
    case _ where type.hasPrefix("library"): return .library
    case _ where type.contains("extension"): return .appExtension
    default: return .other
    }
  }
}
