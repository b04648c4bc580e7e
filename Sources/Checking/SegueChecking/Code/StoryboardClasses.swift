internal import FilesAndPaths
internal import SourceFacts
package import StoryboardModel

/// Finds the types that the class names in storyboards and xibs mean.
package struct StoryboardClasses: Sendable {
  private let input: CheckInput
  private let code: AppCode
  private let written: WrittenTypes
  private let libraryPrefixes: Set<String>
  /// The names of the Objective-C implementations that no target contains.
  private let unlistedImplementations: Set<String>
  /// The storyboards of watch apps, whose classes are in the target of an extension.
  private let watchFiles: Set<String>
  /// Whether Xcode has written the module of some class, and so writes that of every Swift class.
  private let namesModules: Bool
  /// A cache of whether ``isSuggested(_:)``.
  private let suggested = Memo<String, Bool>()
  /// A cache of the modules that code names, tests left out.
  private let namedModules = Memo<String, Bool>()

  init(
    _ input: CheckInput, _ storyboards: LinkedStoryboards, _ code: AppCode,
    _ written: WrittenTypes
  ) {
    self.input = input
    namesModules = storyboards.customObjects.joined().contains(where: \.custom.moduleIsTarget)
    self.code = code
    self.written = written
    unlistedImplementations = Set(
      input.unlistedFiles.filter { ["m", "mm"].contains(FilePath.pathExtension(of: $0)) }
        .map(FilePath.stem))
    watchFiles = Set(input.interfaceFiles.filter { $0.targetRuntime == .watchOS }.map(\.path))
    // A class that the sources extend but don't declare is rarely the app's own.
    let extended = code.table.types.filter { $0.kind == .extension }.map(\.name)
      .filter(WrittenTypes.mayBeOfLibrary)
    libraryPrefixes = Set(
      written.mayBeOfLibraries.union(extended).filter { name in
        code.table.exactly([name]).map { code.table[$0] }
          .allSatisfy { $0.kind == .extension || $0.isOfLibrary }
      }.compactMap(WrittenTypes.prefix)
    ).subtracting(written.ownPrefixes)
  }

  /// The names of the superclasses, protocols and variables' types in code, without modules.
  var namedInCode: Set<String> { written.names }

  /// The names of classes that no source of an app declares.
  ///
  /// In AppKit's files, `FirstResponder` is the beginning of the responder chain.
  /// `FlutterViewController` is in the framework that Flutter adds to an app.
  private static let neverDeclared: Set<String> = ["FirstResponder", "FlutterViewController"]

  /// The type that a file's class name means; nil if neither a source nor, as far as is known, a library declares it.
  package func meaning(of custom: CustomClass, in file: String) -> TypeReference? {
    let path = TypeText.path(custom.name)
    var ids = code.table.classes(named: custom.name)
    if ids.isEmpty { ids = code.table.exactly(path).filter { code.table[$0].isClass } }
    if let module = custom.module, !custom.moduleIsTarget {
      let inModule = ids.filter { modules(of: $0).contains(module) }
      if !inModule.isEmpty {
        ids = inModule
      } else if input.externalModules.contains(module), !code.table.isModule(module),
        !ids.isEmpty, ids.allSatisfy(isOnlyInOwnModules)
      {
        // It is a library's class, and one of the app only has the same name.
        return .external(custom.description)
      }
    }
    let targets = Set(input.membership(of: file).targets)
    guard ids.isEmpty else { return meaning(of: custom, in: file, targets, declaredBy: ids) }
    if Self.neverDeclared.contains(custom.name) { return .external(custom.name) }
    if isOfSystem(custom, in: targets) { return .system(custom.name) }
    // The runtime finds a Swift class by its module and name, whether or not the file separates the two.
    if custom.module == nil, path.count > 1, code.table.isModule(path[0]) {
      let name = path.dropFirst().joined(separator: ".")
      return meaning(of: CustomClass(name: name, module: path[0]), in: file)
    }
    return isElsewhere(custom, from: targets) ? .external(custom.description) : nil
  }

  /// The type that a file's class name means, among those that sources declare by that name.
  private func meaning(
    of custom: CustomClass, in file: String, _ targets: Set<String>, declaredBy ids: [CodeType.ID]
  ) -> TypeReference? {
    let ids = code.table.nearest(to: targets, ids)
    guard isOutOfReach(ids, custom, from: targets) else {
      return namesModuleOfObjectiveCClass(custom, ids) ? nil : .app(ids)
    }
    let isMissing =
      isNotInModule(ids, custom, of: file) && !input.missesSources(of: file, named: custom.name)
    return isMissing ? nil : .external(custom.description)
  }

  private func isOfSystem(_ custom: CustomClass, in targets: Set<String>) -> Bool {
    guard [nil, "UIKit", "AppKit"].contains(custom.module) else { return false }
    return SystemClasses.isListed(custom.name)
      || SystemClasses.contains(custom.name)
        && (!hasOwnFile(custom.name) || isExtended(custom.name, in: targets))
  }

  /// The modules in which a class is compiled; empty if they are unknown.
  private func modules(of id: CodeType.ID) -> [String] {
    code.sources[code.table[id].sourceFile].membership.modules
  }

  /// The classes with a name in a file's own targets, whatever module the file names.
  ///
  /// The module of a xib's owner doesn't matter: the owner is the object that loads the xib.
  func ownClasses(named name: String, of file: String) -> [CodeType.ID] {
    let targets = input.membership(of: file).targets
    return code.table.classes(named: name).filter {
      !code.table[$0].targets.isDisjoint(with: targets)
    }
  }

  /// Whether classes of other targets only have the name of a class that the file means.
  ///
  /// A folder may contain many apps, each with a `ViewController`.
  private func isOutOfReach(
    _ ids: [CodeType.ID], _ custom: CustomClass, from targets: Set<String>
  ) -> Bool {
    guard !targets.isEmpty, custom.moduleIsTarget || custom.module == nil else { return false }
    return ids.allSatisfy { id in
      let type = code.table[id]
      return !type.targets.mayMeet(targets)
        && code.sources[type.sourceFile].language == .swift && type.objectiveCName == nil
    }
  }

  /// Whether a file that looks in its own module can't mean any of some classes elsewhere.
  ///
  /// The named module is that of the file's targets, or another one of the app that doesn't have the classes.
  private func isNotInModule(_ ids: [CodeType.ID], _ custom: CustomClass, of file: String) -> Bool {
    guard custom.moduleIsTarget, let module = custom.module, !watchFiles.contains(file) else {
      return false
    }
    if input.membership(of: file).modules.contains(module) { return true }
    return code.table.isModule(module)
      && ids.allSatisfy { !modules(of: $0).isEmpty && !modules(of: $0).contains(module) }
  }

  /// Whether the runtime finds a class only by the name of its module, and that name is known.
  private func isOnlyInOwnModules(_ id: CodeType.ID) -> Bool {
    let type = code.table[id]
    return code.sources[type.sourceFile].language == .swift && type.objectiveCName == nil
      && !modules(of: id).isEmpty
  }

  /// Whether a file names its own module for Objective-C classes, which have none.
  private func namesModuleOfObjectiveCClass(_ custom: CustomClass, _ ids: [CodeType.ID]) -> Bool {
    guard custom.module != nil, custom.moduleIsTarget else { return false }
    return ids.allSatisfy { code.sources[code.table[$0].sourceFile].language == .objectiveC }
  }

  /// A reason why the system doesn't find a Swift class that a file names and a source declares.
  enum Obstacle: Equatable {
    case noModule
    /// No target builds the module that the file names.
    case unknownModule
    /// At run time, the class has another name than `Module.Class`, for example because it is private.
    case unnamable(String)
  }

  /// The reason why the system doesn't find Swift classes by module and name; nil if it finds them.
  func obstacle(to custom: CustomClass, _ ids: [CodeType.ID]) -> Obstacle? {
    let types = ids.map { code.table[$0] }
    guard let first = types.first,
      // A name may contain the module: `Shop.List`, `_TtC4Shop4List`.
      !custom.name.contains("."), !custom.name.hasPrefix("_Tt"),
      types.allSatisfy({
        code.sources[$0.sourceFile].language == .swift && $0.objectiveCName == nil
      })
    else { return nil }
    if types.allSatisfy({ !$0.isNamable }) {
      // A library may have a class of the same name.
      let isOwn =
        custom.module.map { custom.moduleIsTarget || code.table.isModule($0) } ?? namesModules
      guard isOwn else { return nil }
      return .unnamable(
        first.path.count > 1 ? "inside \(first.path[0])" : first.isPrivate ? "private" : "generic")
    }
    guard !custom.moduleIsTarget else { return nil }
    guard let module = custom.module else { return namesModules ? .noModule : nil }
    let isUnknown =
      input.isWhole && ids.allSatisfy(isOnlyInOwnModules) && !code.table.isModule(module)
      && !input.externalModules.contains(module)
      // Code that imports a module names it, too, unless the name is that of a type.
      && (!code.table.exactly([module]).isEmpty
        || !namedModules.value(of: module) { !input.texts.paths(naming: [module]).isEmpty })
    return isUnknown ? .unknownModule : nil
  }

  /// A reason why a class that the app's sources declare is not found.
  enum Absence {
    /// It is an Objective-C class, and the file looks for it in a module.
    case objectiveC
    /// Only targets that don't contain the file declare it.
    case otherTargets
  }

  /// The reason why a class isn't found although a source declares it; nil if no source does.
  func absence(of custom: CustomClass) -> Absence? {
    let ids = code.table.classes(named: custom.name)
    guard !ids.isEmpty else { return nil }
    return namesModuleOfObjectiveCClass(custom, ids) ? .objectiveC : .otherTargets
  }

  /// Whether a source declares a class with a name.
  func isOfApp(_ name: String) -> Bool { !code.table.classes(named: name).isEmpty }

  /// Whether a source that may be in some targets extends a class that is declared elsewhere.
  private func isExtended(_ name: String, in targets: Set<String>) -> Bool {
    code.table.exactly([name]).contains { id in
      code.table[id].kind == .extension && code.table[id].targets.mayMeet(targets)
    }
  }

  /// Whether a source is named after a class.
  func hasOwnFile(_ name: String) -> Bool {
    ["h", "m", "swift"].contains { input.sourceNames.contains("\(name).\($0)") }
  }

  /// Whether a class that no source declares may be declared in another repository.
  private func isElsewhere(_ custom: CustomClass, from targets: Set<String>) -> Bool {
    if !input.isWhole || custom.name.hasPrefix("_Tt") { return true }
    if input.missingSources.contains(custom.name) { return true }
    if let module = custom.module { return !custom.moduleIsTarget && !code.table.isModule(module) }
    // An extension, or an implementation whose header is elsewhere, compiles only if the class exists.
    if isExtended(custom.name, in: targets) { return true }
    // If a source is named after the class, the app itself declared it.
    if hasOwnFile(custom.name) { return false }
    // An Objective-C class has no module. It probably exists if a source uses it, or inherits
    // from other classes of its library, because such a source wouldn't compile otherwise. A name
    // in lower case is more likely another word of that spelling, such as the name of an image.
    return isSuggested(custom.name)
      || WrittenTypes.prefix(of: custom.name).map(isOfLibrary) ?? false
      || input.externalModules.contains { module in
        // `JitsiMeetSDK` has `JitsiMeetView`.
        let stem =
          module.hasSuffix("SDK") || module.hasSuffix("Kit") ? String(module.dropLast(3)) : module
        return stem.count > 4 && custom.name.hasPrefix(stem)
      }
  }

  /// Whether the sources suggest that a class exists that none of them declares.
  private func isSuggested(_ name: String) -> Bool {
    name.first?.isLowercase == false
      && suggested.value(of: name) {
        input.texts.suggest(class: name) && !isOnlyAnnounced(name)
      }
  }

  /// Whether the implementation of an Objective-C class is in no target, and code uses only its header.
  ///
  /// Imports and variables compile with the header alone, but code that creates an object would not be linked. A
  /// source that imports the implementation compiles it.
  private func isOnlyAnnounced(_ name: String) -> Bool {
    unlistedImplementations.contains(name)
      && !["m", "mm"].contains { input.texts.imports("\(name).\($0)") }
      && input.texts.classesMade(among: [name], declaredIn: .objectiveC).isEmpty
  }

  /// Whether classes of a library may have a prefix that no class of the app has.
  private func isOfLibrary(_ prefix: String) -> Bool {
    libraryPrefixes.contains(prefix)
      || !input.externalModules.isEmpty && !written.ownPrefixes.contains(prefix)
  }
}
