package import SourceFacts

/// A type of the app's code: its declaration, and every extension and category of it.
package struct CodeType: Sendable {
  /// The type's place among all types: the same for the same files, in whatever order they come.
  package struct ID: Hashable, Sendable, Comparable {
    var index: Int

    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  /// A member, with the source that declares it.
  package struct Member<Fact: Sendable>: Sendable {
    package var fact: Fact
    package var sourceFile: SourceIndex
    /// The types that the extension with the member requires of `Self`, as written.
    package var conditions: [String] = []
  }

  package internal(set) var id: ID
  /// The names from the outermost type to this one.
  package let path: [String]
  /// Whether the type's name contains “segue”, in whatever case.
  let isNamedAfterSegues: Bool
  /// `extension` if only extensions were found: a type of the system or of another repository.
  package let kind: TypeFact.Kind
  package private(set) var objectiveCName: String?
  package private(set) var isSegueSource = false
  package private(set) var exposesMembers = false
  package private(set) var isGeneric = false
  /// See ``Members/storeRawValue``.
  private(set) var storesRawValue = false
  /// See ``TypeFact/genericParameters``.
  private(set) var genericParameters: [String] = []
  /// See ``TypeFact/macroArguments``.
  private(set) var macroArguments: Set<String> = []
  /// Whether a dependency declares the type, so that its extensions may be unknown.
  package internal(set) var isOfLibrary = false
  /// Whether the declaration, or a type around it, is `private` or `fileprivate`.
  package private(set) var isPrivate = false
  /// Whether other modules may use the type and inherit from it, see ``TypeFact``.
  package private(set) var isForOtherModules = false
  /// Whether a source contains the type's `@implementation`.
  private var isImplemented = false
  /// Whether a closing brace is missing in one of its declarations, so that some of its members aren't known.
  private(set) var isUnfinished = false
  /// Whether its source declares it several times, in branches of an `#if`.
  var isInBranches = false
  /// The source that declares the type, or first extends it.
  package let sourceFile: SourceIndex
  package let position: SourcePosition
  /// The targets of the declaration; empty if they are unknown.
  package internal(set) var targets: Set<String> = []
  /// The superclasses and protocols as written, those in declarations first.
  package private(set) var inherited: [Member<String>] = []
  /// The types that extensions require of `Self`, as written; `inherited` has them, too.
  private(set) var conditions: Set<String> = []
  package private(set) var properties: [Member<PropertyFact>] = []
  package private(set) var methods: [Member<MethodFact>] = []
  package private(set) var cases: [Member<CaseFact>] = []
  package private(set) var aliases: [Member<AliasFact>] = []

  private let cachedIndex = Once<MemberIndex>()

  /// The members by name, because each use of a type looks one up, and a type may have thousands.
  ///
  /// Needed only after all declarations of the type are added, because the first index stays cached.
  private var index: MemberIndex {
    cachedIndex.value {
      MemberIndex(
        properties.lazy.map(\.fact), methods.lazy.map(\.fact), cases.lazy.map(\.fact))
    }
  }

  package var name: String { path.last ?? "" }

  func properties(named name: String) -> [Member<PropertyFact>] {
    guard properties.count > Self.fewMembers else {
      return properties.filter { $0.fact.name == name }
    }
    return (index.properties[name] ?? []).map { properties[$0] }
  }

  /// The methods with a name, whatever their labels are.
  func methods(named name: String) -> [Member<MethodFact>] {
    guard methods.count > Self.fewMembers else { return methods.filter { $0.fact.name == name } }
    return (index.methods[name] ?? []).map { methods[$0] }
  }

  /// The properties that some keys of key-value coding may refer to, and perhaps others, in order.
  func candidates(keyed keys: [String]) -> [Member<PropertyFact>] {
    guard properties.count > Self.fewMembers else {
      // Comparing last letters excludes most properties before they are copied.
      let last = keys.map { $0.utf8.last }
      return properties.indices.filter {
        let fact = properties[$0].fact
        return last.contains(fact.name.utf8.last) || fact.objectiveCName != nil
      }.map { properties[$0] }
    }
    let named = index.propertiesByKey
    return Set(keys.flatMap { named[capitalized($0)] ?? [] }).sorted().map { properties[$0] }
  }

  /// The methods that some selectors may call, and perhaps others, in the order of ``methods``.
  func candidates(selectedBy selectors: [String]) -> [Member<MethodFact>] {
    guard methods.count > Self.fewMembers else { return methods }
    let named = index.methodsBySelector
    return Set(selectors.flatMap { named[$0] ?? [] }).sorted().map { methods[$0] }
  }

  /// The cases with a name: several only in branches of an `#if`.
  func cases(named name: String) -> [Member<CaseFact>] {
    guard cases.count > Self.fewMembers else { return cases.filter { $0.fact.name == name } }
    return (index.cases[name] ?? []).map { cases[$0] }
  }

  /// The maximum number of members for which searching is faster than building an index.
  private static let fewMembers = 40

  init(_ fact: TypeFact, id: ID, sourceFile: SourceIndex) {
    self.id = id
    self.sourceFile = sourceFile
    path = fact.path
    kind = fact.kind
    position = fact.position
    isNamedAfterSegues = NavigationWords.ofSegues.areIn(fact.path.last ?? "")
    add(fact, from: sourceFile)
  }

  /// The sources that declare the type or its methods, perhaps several times.
  var sourceFiles: [SourceIndex] { [sourceFile] + methods.map(\.sourceFile) }

  /// Whether a storyboard can name the class by its module and its Swift name.
  var isNamable: Bool { path.count == 1 && !isPrivate && !isGeneric }

  /// Whether objects can have the type.
  package var isClass: Bool { kind.isClass }

  /// Whether the sources have only the header of an Objective-C class, as of one in a compiled library.
  var isCompiled: Bool { kind == .interface && !isImplemented }

  /// The properties that may give a name its value, and methods without parameters that return an expression,
  /// because Objective-C calls both in the same way.
  ///
  /// Those in the file of the code that uses the name come first, because each file may have a private one.
  func constants(named name: String, usedIn file: SourceIndex? = nil) -> [Member<PropertyFact>] {
    let ofMethods = methods(named: name).compactMap { method -> Member<PropertyFact>? in
      guard method.fact.labels.isEmpty, let result = method.fact.result
      else { return nil }
      var constant = PropertyFact(name: name, position: method.fact.position)
      constant.value = result
      constant.isReadOnly = true
      constant.isStatic = method.fact.isStatic
      return Member(fact: constant, sourceFile: method.sourceFile, conditions: method.conditions)
    }
    let all = properties(named: name) + ofMethods
    return all.count < 2
      ? all : all.filter { $0.sourceFile == file } + all.filter { $0.sourceFile != file }
  }

  mutating func add(_ fact: TypeFact, from sourceFile: SourceIndex) {
    inherited += (fact.inherited + fact.constraints).map {
      Member(fact: $0, sourceFile: sourceFile)
    }
    let required = fact.kind == .extension ? fact.constraints : []
    conditions.formUnion(required)
    // `@objc` on an extension exposes only the extension's own members.
    let exposesOwn = fact.kind == .extension && fact.exposesMembers
    properties += fact.members.properties.map { property in
      var property = property
      property.isExposed = property.isExposed || exposesOwn
      return Member(fact: property, sourceFile: sourceFile, conditions: required)
    }
    methods += fact.members.methods.map { method in
      var method = method
      method.isExposed = method.isExposed || exposesOwn
      return Member(fact: method, sourceFile: sourceFile, conditions: required)
    }
    cases += fact.members.cases.map { Member(fact: $0, sourceFile: sourceFile) }
    // A property `rawValue` replaces the raw values of the declaration.
    if !cases.isEmpty,
      properties.contains(where: { $0.fact.name == "rawValue" && !$0.fact.isStatic })
    {
      for index in cases.indices { cases[index].fact.rawValue = nil }
    }
    aliases += fact.members.aliases.map { Member(fact: $0, sourceFile: sourceFile) }
    isSegueSource = isSegueSource || fact.isSegueSource
    exposesMembers = exposesMembers || fact.exposesMembers && !exposesOwn
    isPrivate = isPrivate || fact.kind != .extension && fact.isPrivate
    isForOtherModules = isForOtherModules || fact.isForOtherModules && fact.kind != .extension
    isImplemented = isImplemented || fact.isImplementation
    isUnfinished = isUnfinished || fact.isUnfinished
    macroArguments.formUnion(fact.macroArguments)
    isGeneric = isGeneric || fact.isGeneric
    storesRawValue = storesRawValue || fact.members.storeRawValue
    genericParameters += fact.genericParameters
    objectiveCName = objectiveCName ?? fact.objectiveCName
  }
}
