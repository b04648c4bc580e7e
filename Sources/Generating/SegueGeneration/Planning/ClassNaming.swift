internal import Findings
internal import StoryboardModel

/// Finds the Swift names of the classes in files, each once.
final class ClassNaming {
  private let rules: ClassNamingRules
  private var known: [Key: ClassNamingRules.Resolution] = [:]

  /// Everything that a resolution depends on.
  private struct Key: Hashable {
    var custom: CustomClass
    var isReference: Bool
  }

  init(_ rules: ClassNamingRules) {
    self.rules = rules
  }

  /// Resolves an object's custom class.
  ///
  /// - Parameters:
  ///   - custom: The class; nil if the file names none.
  ///   - file: The path of the file that names it.
  /// - Returns: The class, or why there is none.
  func resolve(_ custom: CustomClass?, in file: String) -> ClassNamingRules.Resolution {
    guard let custom, !custom.name.isEmpty else { return .system(nil) }
    let key = Key(custom: custom, isReference: rules.isReference(file))
    if let resolution = known[key] { return resolution }
    let resolution = rules.resolve(custom, isReference: key.isReference)
    known[key] = resolution
    return resolution
  }

  /// Returns the class of an object that always has one.
  func className(of custom: CustomClass?, in file: String, otherwise system: String) -> ClassName {
    switch resolve(custom, in: file) {
    case .custom(let name): name
    case .system(let name): ClassName(name ?? system)
    case .unusable: ClassName(system)
    }
  }
}
