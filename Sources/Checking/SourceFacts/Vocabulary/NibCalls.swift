/// The calls that load xibs.
package enum NibCalls {
  /// The labels and messages that are followed by a xib's name.
  package static let labels: Set<String> = [
    "nibName", "nibNamed", "windowNibName", "loadNibNamed", "nibWithNibName", "initWithNibName",
    "initWithNibNamed", "initWithWindowNibName",
  ]

  /// The labels and messages that pass the owner to a nib that was created earlier.
  package static let ownerLabels: Set<String> = ["withOwner", "instantiateWithOwner"]

  /// A call that names a xib.
  package struct Call: Sendable {
    /// The object that loads the xib.
    package enum Loader: Hashable, Sendable {
      /// A view controller of UIKit or AppKit, when its view is needed.
      case controller
      /// A window controller of AppKit, when its window is needed.
      case windowController
      /// A `UINib`, when its objects are created.
      case nib
      /// An `NSNib`, at once.
      case appKitNib
      /// A bundle, with UIKit.
      case bundle
      /// A bundle, with AppKit.
      case appKitBundle
    }

    package let loader: Loader
    /// The argument that names the xib.
    package let name: CallExpression.Argument
    /// The bundle that the call names; nil if it names none.
    package let bundle: Expression?
  }

  /// Returns the xib that a call of the system names; nil if it names none.
  package static func call(_ call: CallExpression) -> Call? {
    guard let name = call.arguments.first, let loader = loader(of: call) else { return nil }
    var bundle: Expression?
    switch loader {
    // NSBundle's class method looks in the bundle of the owner's class, and then in the main one.
    case .appKitBundle
    where call.receiver == .name(["NSBundle"]) && call.arguments.last?.value == .name(["self"]):
      bundle = nil
    case .bundle, .appKitBundle: bundle = call.receiver ?? .name(["self"])
    case .controller, .nib, .appKitNib: bundle = call.arguments.dropFirst().first?.value
    case .windowController: break
    }
    return Call(loader: loader, name: name, bundle: bundle)
  }

  /// Whether a function is the initializer that creates a controller of UIKit or AppKit from a xib
  /// by its name, or an override of it: `init(nibName:bundle:)`.
  package static func isControllerInitializer(_ function: String) -> Bool {
    controllerInitializers.contains(function)
  }

  private static let controllerInitializers: Set<String> = [
    "init(nibName:bundle:)", "init(windowNibName:)", "init(windowNibName:owner:)",
    "initWithNibName:bundle:", "initWithWindowNibName:", "initWithWindowNibName:owner:",
  ]

  private static func loader(of call: CallExpression) -> Call.Loader? {
    if call.function.utf8.last == UInt8(ascii: ":") { return selectors[call.function] }
    guard let first = call.arguments.first,
      call.function == "loadNibNamed" || first.label.map(labels.contains) == true
    else { return nil }
    let written = call.arguments.map { $0.label ?? "_" }.joined(separator: ":")
    if call.function == "loadNibNamed" { return methods[written] }
    // A function of the app may have the same labels.
    let type = call.function.split(separator: ".").last(where: { $0 != "init" })
    guard type == nil || type?.first?.isUppercase == true else { return nil }
    if type == "UINib", written == "nibName:bundle" { return .nib }
    let loader = initializers[written]
    return loader == .appKitNib && type != "NSNib" ? nil : loader
  }

  private static let methods: [String: Call.Loader] = [
    "_:owner": .bundle, "_:owner:options": .bundle, "_:owner:topLevelObjects": .appKitBundle,
  ]

  private static let initializers: [String: Call.Loader] = [
    "nibName:bundle": .controller, "nibNamed:bundle": .appKitNib,
    "windowNibName": .windowController, "windowNibName:owner": .windowController,
  ]

  private static let selectors: [String: Call.Loader] = [
    "nibWithNibName:bundle:": .nib, "initWithNibNamed:bundle:": .appKitNib,
    "initWithNibName:bundle:": .controller, "initWithWindowNibName:": .windowController,
    "initWithWindowNibName:owner:": .windowController, "loadNibNamed:owner:options:": .bundle,
    "loadNibNamed:owner:topLevelObjects:": .appKitBundle, "loadNibNamed:owner:": .appKitBundle,
  ]
}
