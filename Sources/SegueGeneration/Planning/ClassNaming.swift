internal import Findings
internal import StoryboardModel

/// What Swift calls the classes that files name.
final class ClassNaming {
  /// What a file's custom class comes to.
  enum Resolution: Equatable {
    /// A class of the app or of a framework.
    case custom(ClassName)
    /// The system's class for the element, or the one that the file names instead.
    case system(String?)
    /// No name in Swift.
    case unusable(CustomClass)
  }

  private let options: GenerationOptions
  private let platform: Platform
  /// The module that the generated code is compiled in.
  private let ownModule: String?
  /// Files of other modules.
  private let references: Set<String>
  private var known: [Key: Resolution] = [:]

  /// Everything that a resolution depends on.
  private struct Key: Hashable {
    var custom: CustomClass
    var isReference: Bool
  }

  /// Makes rules for one platform's files.
  ///
  /// - Parameters:
  ///   - options: The configuration.
  ///   - platform: The files' platform.
  ///   - targetModules: The modules that the files call their target's.
  ///   - references: The paths of other modules' files.
  init(
    options: GenerationOptions, platform: Platform, targetModules: Set<String>,
    references: Set<String>
  ) {
    self.options = options
    self.platform = platform
    self.references = references
    // Where all files agree on the target's name, a class of that module is the target's own even
    // where a file does not say so, as early files do not.
    ownModule = options.module ?? (targetModules.count == 1 ? targetModules.first : nil)
  }

  /// What an object's custom class comes to.
  ///
  /// - Parameters:
  ///   - custom: The class; nil where the file names none.
  ///   - file: The path of the file that names it.
  /// - Returns: The class, or why there is none.
  func resolve(_ custom: CustomClass?, in file: String) -> Resolution {
    guard let custom, !custom.name.isEmpty else { return .system(nil) }
    let key = Key(
      custom: custom, isReference: !references.isEmpty && references.contains(file))
    if let resolution = known[key] { return resolution }
    let resolution = resolve(Self.demangled(custom), isReference: key.isReference)
    known[key] = resolution
    return resolution
  }

  private func resolve(_ custom: CustomClass, isReference: Bool) -> Resolution {
    var module = foreignModule(of: custom, isReference: isReference)
    var name = custom.name
    let change =
      custom.module.flatMap { options.classes["\($0).\(name)"] } ?? options.classes[name]
    if let change {
      if change.isHidden { return .system(nil) }
      name = change.swiftName ?? name
      if let named = change.module { module = named == ownModule ? nil : named }
    }
    if module == nil, Platform.systemControllers.contains(name) { return .system(name) }
    if module == nil, Platform.foreignControllers.contains(name) {
      return .system(platform.controllerClass)
    }
    if SwiftName.isIdentifier(name) {
      return .custom(ClassName(SwiftName.escaped(name), module: module))
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(SwiftName.isIdentifier) else { return .unusable(custom) }
    return .custom(
      ClassName(parts.map(SwiftName.escaped).joined(separator: "."), module: module))
  }

  /// The class of an object that always has one.
  func className(of custom: CustomClass?, in file: String, otherwise system: String) -> ClassName {
    switch resolve(custom, in: file) {
    case .custom(let name): name
    case .system(let name): ClassName(name ?? system)
    case .unusable: ClassName(system)
    }
  }

  /// The module to import for a class; nil for the own one, and for Objective-C classes.
  private func foreignModule(of custom: CustomClass, isReference: Bool) -> String? {
    guard let module = custom.module, !module.isEmpty, module != ownModule else { return nil }
    // A file of another module calls that module its target.
    if custom.moduleIsTarget, !isReference { return nil }
    return Self.moduleName(module)
  }

  /// A product's name as the name of its module, as Xcode makes it.
  private static func moduleName(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "_" || [.kept, .mark].contains(NameScalar.role(of: scalar)) ? scalar : "_"
    }
    let name = String(String.UnicodeScalarView(scalars))
    return name.unicodeScalars.first?.isDigit == true ? "_" + name : name
  }

  /// `_TtC4Main3Row` as `Main.Row`: how the first versions of Xcode for Swift wrote classes.
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

extension Finding {
  /// What is reported of a class whose name is none in Swift.
  static func unusableClassName(_ custom: CustomClass, at location: SourceLocation) -> Finding {
    Finding(
      .unusableClassName, .warning, at: location,
      "the class \(ShownText.quoted(custom.name)) has no name in Swift: nothing is generated for "
        + "it, and as a destination it counts as its UIKit class",
      help: "correct the custom class, or write the class's Swift name in the configuration")
  }
}
