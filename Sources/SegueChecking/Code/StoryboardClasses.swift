internal import Findings
package import NavigationGraph
internal import SourceFacts
package import StoryboardModel

/// What the class names of storyboards and xibs mean in the code.
package struct StoryboardClasses: Sendable {
  /// What a storyboard's class name means.
  package enum Meaning: Hashable, Sendable {
    case type(TypeReference)
    /// No source declares it, and nothing says that it is declared elsewhere.
    case missing
  }

  private let input: CheckInput
  private let code: AppCode
  private let written: WrittenTypes
  private let libraryPrefixes: Set<String>
  /// The storyboards of watch apps, whose classes are in the target of an extension.
  private let watchFiles: Set<String>

  init(_ input: CheckInput, _ code: AppCode, _ written: WrittenTypes) {
    self.input = input
    self.code = code
    self.written = written
    watchFiles = Set(
      input.interfaceFiles.filter { $0.targetRuntime == .watchOS }.map(\.path))
    // Nobody has to extend a class of one's own where it is not declared.
    let extended = code.table.types.filter { $0.kind == .extension }.map(\.name)
      .filter(WrittenTypes.mayBeOfLibrary)
    libraryPrefixes = Set(
      written.mayBeOfLibraries.union(extended).filter { name in
        code.table.exactly([name]).allSatisfy { code.table[$0].kind == .extension }
      }.compactMap(WrittenTypes.prefix)
    ).subtracting(written.ownPrefixes)
  }

  /// The classes that code inherits from, or has variables of, without modules.
  var namedInCode: Set<String> { written.names }

  /// What a custom class is.
  package func meaning(of custom: CustomClass, in file: String) -> Meaning {
    let table = code.table
    let path = TypeNames.path(custom.name)
    var ids = table.objectiveC(custom.name).filter { table[$0].isClass }
    if ids.isEmpty { ids = table.exactly(path).filter { table[$0].isClass } }
    if let module = custom.module, !custom.moduleIsTarget {
      let inModule = ids.filter { id in
        code.sources[table[id].source].membership.modules.contains(module)
      }
      if !inModule.isEmpty { ids = inModule }
    }
    let targets = Set(input.memberships[file]?.targets ?? [])
    ids = table.nearest(to: targets, ids)
    if !ids.isEmpty, isOutOfReach(ids, custom, from: targets) {
      return isNotInModule(ids, custom, of: file)
        ? .missing : .type(.external(custom.description))
    }
    if !ids.isEmpty { return isInVain(custom, ids) ? .missing : .type(.app(ids)) }
    // What AppKit's files call the place that the responder chain begins at.
    if custom.name == "FirstResponder" { return .type(.external(custom.name)) }
    if custom.module == nil || custom.module == "UIKit" || custom.module == "AppKit",
      SystemClasses.isListed(custom.name)
        || SystemClasses.contains(custom.name) && !hasOwnFile(custom.name)
    {
      return .type(.system(custom.name))
    }
    return isElsewhere(custom) ? .type(.external(custom.description)) : .missing
  }

  /// The classes of a name that a file's own targets have, whatever module the file says: a xib's owner
  /// is whoever loads it.
  func ownClasses(named name: String, of file: String) -> [CodeType.ID] {
    let targets = Set(input.memberships[file]?.targets ?? [])
    return code.table.objectiveC(name).filter { id in
      code.table[id].isClass && !code.table[id].targets.isDisjoint(with: targets)
    }
  }

  /// Whether classes are other ones of the same name: of targets that do not have the file, while it
  /// means a class of its own target.
  ///
  /// A folder may hold many apps, each with a `ViewController`.
  private func isOutOfReach(
    _ ids: [CodeType.ID], _ custom: CustomClass, from targets: Set<String>
  ) -> Bool {
    guard !targets.isEmpty, custom.moduleIsTarget || custom.module == nil else { return false }
    return ids.allSatisfy { id in
      let type = code.table[id]
      return !type.targets.isEmpty && type.targets.isDisjoint(with: targets)
        && code.sources[type.source].language == .swift && type.objectiveCName == nil
    }
  }

  /// Whether a file that takes a class from its own module means none of these classes, which are of
  /// other targets: the module that it names is that of its targets, or has none of them.
  private func isNotInModule(
    _ ids: [CodeType.ID], _ custom: CustomClass, of file: String
  ) -> Bool {
    guard custom.moduleIsTarget, let module = custom.module, !watchFiles.contains(file) else {
      return false
    }
    if input.memberships[file]?.modules.contains(module) ?? false { return true }
    return code.table.isModule(module)
      && ids.allSatisfy { id in
        let modules = code.sources[code.table[id].source].membership.modules
        return !modules.isEmpty && !modules.contains(module)
      }
  }

  /// Whether a file names its own module for classes that are Objective-C's, which have none.
  private func isInVain(_ custom: CustomClass, _ ids: [CodeType.ID]) -> Bool {
    guard custom.module != nil, custom.moduleIsTarget else { return false }
    return ids.allSatisfy { code.sources[code.table[$0].source].language == .objectiveC }
  }

  /// Why a class is not found that the app's sources declare; nil where none does.
  func absence(of custom: CustomClass) -> String? {
    let ids = code.table.objectiveC(custom.name).filter { code.table[$0].isClass }
    guard !ids.isEmpty else { return nil }
    return isInVain(custom, ids)
      ? "the class \(custom.name) is Objective-C's, and is not found in a module"
      : "the class \(custom.name) is declared in other targets than the file's"
  }

  /// Whether a source declares a class of a name.
  func isOfApp(_ name: String) -> Bool {
    code.table.objectiveC(name).contains { code.table[$0].isClass }
  }

  /// Whether a source is called as a class.
  private func hasOwnFile(_ name: String) -> Bool {
    ["h", "m", "swift"].contains { input.sourceNames.contains("\(name).\($0)") }
  }

  /// Whether a class that no source declares may be declared in another repository.
  private func isElsewhere(_ custom: CustomClass) -> Bool {
    if !input.isWhole || custom.name.hasPrefix("_Tt") { return true }
    if input.missingSources.contains(custom.name) { return true }
    if let module = custom.module {
      return !custom.moduleIsTarget && !code.table.isModule(module)
    }
    // What has a file of its own here was declared here.
    if hasOwnFile(custom.name) { return false }
    // A class of Objective-C has no module. What some source mentions is known to its compiler, and
    // so is a library whose other classes the app inherits from.
    // What begins with a small letter is rather another word of that spelling, such as an image's.
    return input.texts.mentionedNames.contains(custom.name)
      && custom.name.first?.isLowercase == false
      || WrittenTypes.prefix(of: custom.name).map(isOfLibrary) ?? false
      || input.externalModules.contains { module in
        // `JitsiMeetSDK` has `JitsiMeetView`.
        let stem =
          module.hasSuffix("SDK") || module.hasSuffix("Kit") ? String(module.dropLast(3)) : module
        return stem.count > 4 && custom.name.hasPrefix(stem)
      }
  }

  /// Whether no class of the app begins with some capitals, and libraries are there that may.
  private func isOfLibrary(_ prefix: String) -> Bool {
    libraryPrefixes.contains(prefix)
      || !input.externalModules.isEmpty && !written.ownPrefixes.contains(prefix)
  }

  /// The class of a controller: its custom class, else what its element stands for.
  ///
  /// A custom class that does not exist leaves the element's own, as at run time.
  package func reference(to node: ControllerNode) -> TypeReference {
    if let custom = node.object.customClass,
      case .type(let type) = meaning(of: custom, in: node.id.file)
    {
      return type
    }
    return node.baseClass.map(TypeReference.system) ?? .external(node.object.element)
  }
}
