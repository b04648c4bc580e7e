internal import SourceFacts
internal import SourceLexing
internal import StoryboardModel

/// Finds the controller classes with outlets or actions of which no storyboard, xib or code creates an object.
struct UnmadeControllers {
  let storyboards: LinkedStoryboards
  let code: AppCode
  let input: CheckInput

  /// The classes; none if a storyboard or xib may be missing.
  var types: [CodeType] {
    guard input.hasAllInterfaces else { return [] }
    let candidates = code.table.types.filter(isCandidate)
    guard !candidates.isEmpty else { return [] }
    let namesInFiles = storyboards.customObjects.joined().map(\.custom.name)
    let named = Set(namesInFiles.map { TypeText.path($0).last ?? $0 })
    let unnamed = candidates.filter {
      !code.hierarchy.hasSubclasses($0.id) && named.isDisjoint(with: Self.names(of: $0))
    }
    let made = madeNames(of: unnamed)
    return unnamed.filter {
      made.isDisjoint(with: Self.names(of: $0)) && !isInPropertyList($0) && !isMadeByItself($0)
    }
  }

  /// Whether code may create an object of a class by its static member: `List.make()`, which returns `Self()`.
  private func isMadeByItself(_ type: CodeType) -> Bool {
    let lineage = code.lineage(of: [type.id])
    let paths = Set(lineage.flatMap(\.sourceFiles).map { code.sources[$0].path })
    let creates =
      input.texts.has("Self", in: .making, inAnyOf: paths)
      || lineage.flatMap(\.methods).contains {
        $0.fact.isStatic && $0.fact.calls?.contains("init") ?? false
      }
    // As in Objective-C, `List.make()` is a place where code may make an object.
    return creates
      && !input.texts.classesMade(among: Set(Self.names(of: type)), declaredIn: .objectiveC).isEmpty
  }

  /// Whether a property list names a class, such as the controller of a keyboard, which the system creates.
  private func isInPropertyList(_ type: CodeType) -> Bool {
    // The module's name may come first: `<string>$(PRODUCT_MODULE_NAME).Keyboard</string>`.
    Self.names(of: type).contains { name in
      [">", "."].contains { input.texts.isInPropertyList("\($0)\(name)<") }
    }
  }

  /// The names that a file or code may use for a class.
  private static func names(of type: CodeType) -> [String] {
    [type.name, type.objectiveCName].compactMap(\.self)
  }

  /// Whether a class is a top-level controller of the app alone, with outlets or actions in the file that declares it.
  private func isCandidate(_ type: CodeType) -> Bool {
    guard type.isClass, type.path.count == 1, !type.isGeneric, !type.isForOtherModules,
      !code.isTest(type.sourceFile),
      type.properties.contains(where: { $0.fact.isOutlet && $0.sourceFile == type.sourceFile })
        || type.methods.contains(where: { $0.fact.isAction && $0.sourceFile == type.sourceFile })
    else { return false }
    let ancestry = code.hierarchy.ancestry(of: type.id)
    guard let system = ancestry.system else {
      // The superclass is unknown, so the name decides.
      return ancestry.gap != nil && type.name.hasSuffix("Controller")
    }
    return SystemClasses.areControllers(system)
  }

  /// The names of the classes of which code may create objects, as a search of the sources finds.
  private func madeNames(of types: [CodeType]) -> Set<String> {
    Dictionary(grouping: types) { code.sources[$0.sourceFile].language }
      .reduce(into: []) { made, group in
        let names = Set(group.value.flatMap(Self.names))
        made.formUnion(input.texts.classesMade(among: names, declaredIn: group.key))
      }
  }
}
