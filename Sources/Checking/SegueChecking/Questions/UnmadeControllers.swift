internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The controllers with outlets or actions of which no storyboard, xib or code creates one.
struct UnmadeControllers {
  let storyboards: LinkedStoryboards
  let code: AppCode
  let input: CheckInput

  /// Their classes; none if a storyboard or xib may be missing.
  var types: [CodeType] {
    guard hasAllInterfaces else { return [] }
    let candidates = code.table.types.filter(isCandidate)
    guard !candidates.isEmpty else { return [] }
    let named = namesInFiles
    let unnamed = candidates.filter { type in
      !code.hierarchy.hasSubclasses(type.id)
        && !named.contains(type.objectiveCName ?? type.name) && !named.contains(type.name)
        && !type.isForOtherModules
    }
    guard !unnamed.isEmpty else { return [] }
    let made = madeNames(of: unnamed)
    return unnamed.filter { type in
      !made.contains(type.name) && type.objectiveCName.map(made.contains) != true
    }
  }

  /// Whether every storyboard and xib of the app was read, and there is one.
  var hasAllInterfaces: Bool {
    input.isWhole && !storyboards.graph.files.isEmpty
      && !input.readingFindings.contains(where: Self.isOfInterface)
  }

  /// Whether a storyboard or xib was not read, in which case it may contain anything.
  private static func isOfInterface(_ finding: Finding) -> Bool {
    finding.severity > .note
      && [".storyboard", ".xib"].contains { finding.location.file.hasSuffix($0) }
  }

  /// Whether a class is a controller with outlets or actions next to its declaration.
  private func isCandidate(_ type: CodeType) -> Bool {
    guard type.isClass, type.path.count == 1, !type.isGeneric,
      !code.isTest(type.sourceFile),
      type.properties.contains(where: { $0.fact.isOutlet && $0.sourceFile == type.sourceFile })
        || type.methods.contains(where: { $0.fact.isAction && $0.sourceFile == type.sourceFile })
    else { return false }
    let ancestry = code.hierarchy.ancestry(of: type.id)
    guard let system = ancestry.system else {
      return ancestry.gap != nil && type.name.hasSuffix("Controller")
    }
    return SystemClasses.areControllers(system)
  }

  /// The classes that storyboards and xibs name.
  private var namesInFiles: Set<String> {
    let names = storyboards.customObjects.joined().map(\.custom.name)
    return Set(names.map { TypeText.path($0).last ?? $0 })
  }

  /// The names of the classes that code may create an object of without a file, in any of the ways that
  /// a search of the sources finds.
  private func madeNames(of types: [CodeType]) -> Set<String> {
    var swift: Set<String> = []
    var objectiveC: Set<String> = []
    for type in types {
      let names = [type.name] + (type.objectiveCName.map { [$0] } ?? [])
      if code.sources[type.sourceFile].language == .objectiveC {
        objectiveC.formUnion(names)
      } else {
        swift.formUnion(names)
      }
    }
    return input.texts.classesMade(among: swift, declaredIn: .swift)
      .union(input.texts.classesMade(among: objectiveC, declaredIn: .objectiveC))
  }
}
