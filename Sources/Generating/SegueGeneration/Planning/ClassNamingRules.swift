internal import StoryboardModel
internal import SwiftNaming

/// The rules by which the classes in a platform's files get their Swift names.
struct ClassNamingRules: Sendable {
  /// The result of resolving a custom class.
  enum Resolution: Equatable {
    /// A class of the app or of a framework.
    case custom(ClassName)
    /// The system's class for the element, or the system class that the file names instead.
    case system(String?)
    /// A class or module whose name is impossible in Swift.
    case unusable(UnusableClass)
  }

  private let options: GenerationOptions
  private let platform: Platform
  /// The module that the generated code is compiled in.
  private let ownModule: String?
  /// Files of other modules.
  private let references: Set<String>

  /// Creates the rules for one platform's files.
  ///
  /// - Parameters:
  ///   - options: The configuration.
  ///   - platform: The files' platform.
  ///   - targetModules: The modules that the files declare to be their target's.
  ///   - references: The paths of other modules' files.
  init(
    options: GenerationOptions, platform: Platform, targetModules: Set<String>,
    references: Set<String>
  ) {
    self.options = options
    self.platform = platform
    self.references = references
    // Files of early Xcode versions don't say that a module is the target's, so the other files decide.
    ownModule = options.module ?? (targetModules.count == 1 ? targetModules.first : nil)
  }

  /// Whether a file belongs to another module.
  func isReference(_ file: String) -> Bool { !references.isEmpty && references.contains(file) }

  /// Resolves a class that a file names.
  func resolve(_ custom: CustomClass, isReference: Bool) -> Resolution {
    let custom = Self.demangled(custom)
    let fullName = custom.module.map { "\($0).\(custom.name)" }
    if let only = options.onlyClasses, !only.contains(custom.name),
      !only.contains(fullName ?? custom.name)
    {
      return .system(nil)
    }
    let override = fullName.flatMap { options.classes[$0] } ?? options.classes[custom.name]
    if override?.isHidden == true { return .system(nil) }
    var product = foreignProduct(of: custom, isReference: isReference)
    if let module = override?.module { product = module == ownModule ? nil : module }
    let module = product.flatMap(ModuleName.of)
    if let product, module == nil { return .unusable(.module(product, class: custom.name)) }
    let name = override?.swiftName ?? custom.name
    if module == nil, Platform.systemControllers.contains(name) { return .system(name) }
    if module == nil, Platform.foreignControllers.contains(name) {
      return .system(platform.controllerClass)
    }
    return Self.className(name, module: module).map(Resolution.custom)
      ?? .unusable(.name(custom.name))
  }

  /// Returns the class with a name, which may be that of a nested class; nil if the name is impossible.
  private static func className(_ name: String, module: String?) -> ClassName? {
    if SwiftName.isTypeName(name) { return ClassName(name, module: module) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(SwiftName.isIdentifier),
      !ReservedNames.beforeTypes.contains(parts.first ?? "")
    else { return nil }
    return ClassName(parts.map(SwiftName.escaped).joined(separator: "."), module: module)
  }

  /// Returns the product whose module must be imported for a class; nil for the target's own module
  /// and for Objective-C classes.
  private func foreignProduct(of custom: CustomClass, isReference: Bool) -> String? {
    guard let module = custom.module, !module.isEmpty, module != ownModule else { return nil }
    // A file of another module calls that module its target.
    if custom.moduleIsTarget, !isReference { return nil }
    return module
  }

  /// Returns `_TtC4Main3Row` as `Main.Row`: the notation of the first Xcode versions with Swift.
  private static func demangled(_ custom: CustomClass) -> CustomClass {
    guard custom.name.hasPrefix("_TtC") else { return custom }
    var rest = custom.name.dropFirst(4)
    var parts: [String] = []
    while let count = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
      rest = rest.drop { $0.isASCII && $0.isNumber }
      guard count > 0, count <= rest.count else { return custom }
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty, parts.count == 2 else { return custom }
    return CustomClass(
      name: parts[1], module: parts[0],
      moduleIsTarget: custom.moduleIsTarget || custom.module == nil)
  }
}
