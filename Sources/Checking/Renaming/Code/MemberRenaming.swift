internal import Findings
internal import SegueChecking
internal import SourceFacts

/// Renames an outlet or an action in code.
struct MemberRenaming {
  let app: LinkedApp
  let subject: RenameSubject
  let receivers: ReceiverTypes
  let old: [UInt8]
  /// The classes that have the member: those that declare it, and their subclasses.
  let family: Set<CodeType.ID>
  /// Whether an instance variable of Objective-C has the outlet's name.
  private(set) var hasVariable = false
  /// The protocols to which the classes conform, by name.
  private let protocols: Set<String>
  /// The selectors of the action, or the names of the outlet.
  private let values: Set<String>
  /// The classes whose methods have the selectors only in Swift 1 and 2.
  private let legacy: Set<CodeType.ID>

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    self.app = app
    self.subject = subject
    receivers = ReceiverTypes(app: app)
    old = Array(subject.old.utf8)
    let families = subject.types.map(app.code.hierarchy.family)
    family = Set(families.joined())
    let values = Set(subject.names.map(\.value))
    self.values = values
    legacy = Set(
      families.filter { ids in
        !ids.contains { id in
          app.code.table[id].methods.contains { values.contains($0.fact.selector) }
        }
      }.joined())
    protocols = Self.protocols(of: family, app.code)
  }

  private static func protocols(of family: Set<CodeType.ID>, _ code: AppCode) -> Set<String> {
    func name(_ written: CodeType.Member<String>) -> String {
      let plain = written.fact.prefix { $0 != "<" }
      return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }
    var pending = family.flatMap {
      code.hierarchy.ancestry(of: $0).inherited + code.table[$0].inherited
    }.map(name)
    var found: Set<String> = []
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      for id in code.names.types([next], in: [], from: nil) where code.table[id].kind == .protocol {
        pending += code.table[id].inherited.map(name)
      }
    }
    return found
  }

  /// The words that a source with a use contains.
  var words: [String] { [subject.old, capitalized(subject.old)] }

  mutating func addPlaces(in named: NamedSources, to places: inout RenamePlaces) {
    addConflicts(&places)
    hasVariable = named.sources.contains { declaresVariable($0, declarations(in: $0)) }
    for source in named.sources {
      if named.generated.contains(source.path) {
        if source.tokens.indices.contains(where: { source.isText($0, .word, old) }) {
          places.generated.insert(source.path)
        }
        continue
      }
      places.comments.formUnion(source.comments(containing: subject.old))
      let declarations = declarations(in: source)
      for index in source.tokens.indices {
        add(index, in: source, declarations, &places)
      }
      addCaptures(in: source, &places)
    }
  }

  private func add(
    _ index: Int, in source: TokenizedSource, _ declarations: [Int: Bool],
    _ places: inout RenamePlaces
  ) {
    let token = source.tokens[index]
    if token.kind == .string || token.kind == .stringPart {
      return addText(index, in: source, &places)
    }
    guard token.kind == .word else { return }
    if !source.isSwift, subject.kind == .outlet, addAccessor(index, in: source, &places) { return }
    guard source.isText(index, .word, old) else { return }
    let verdict: Verdict =
      declarations[index].map { $0 ? .ours : .other }
      ?? (source.isSwift ? swiftVerdict(index, source) : objectiveCVerdict(index, source))
    places.apply(verdict, to: index, of: source, with: subject.new)
  }

  // MARK: Declarations

  /// The tokens that declare a member with the name, and whether it is the renamed one.
  private func declarations(in source: TokenizedSource) -> [Int: Bool] {
    var found: [Int: Bool] = [:]
    let sourceFile = app.code.index(of: source.path)
    for type in source.source.facts.types {
      let ids = app.code.names.types(type.path, in: [], from: sourceFile)
      let ours = ids.filter(family.contains)
      for property in type.members.properties where property.name == subject.old {
        if let token = source.token(at: property.position) {
          found[token] = !ours.isEmpty && subject.kind == .outlet
        }
      }
      for method in type.members.methods where method.name == subject.old {
        if let token = source.token(at: method.position) {
          found[token] = subject.kind == .action && ours.contains { isAction(method, of: $0) }
        }
      }
    }
    for property in source.source.facts.globals.properties where property.name == subject.old {
      if let token = source.token(at: property.position) { found[token] = false }
    }
    return found
  }

  /// Whether a method is the action, and not another one with the same first name.
  private func isAction(_ method: MethodFact, of id: CodeType.ID) -> Bool {
    let selector: String? = legacy.contains(id) ? method.legacySelector : method.selector
    return values.isEmpty || selector.map(values.contains) ?? false
  }

  /// Whether the classes have another method of the same first name.
  private var isOverloaded: Bool {
    subject.kind == .action
      && family.contains { id in
        app.code.table[id].methods.contains {
          $0.fact.name == subject.old && !isAction($0.fact, of: id)
        }
      }
  }

  /// Adds the declarations that make the rename unsafe: overrides, requirements of protocols, other names for
  /// Objective-C.
  private func addConflicts(_ places: inout RenamePlaces) {
    if subject.types.isEmpty {
      for name in subject.names { places.doubt(name.location, "no source declares it") }
    }
    for id in subject.types.sorted() {
      let type = app.code.table[id]
      let members =
        subject.kind == .outlet
        ? type.properties.filter { $0.fact.name == subject.old }
          .map { ($0.fact.isOverride, $0.fact.position, $0.sourceFile) }
        : type.methods.filter { $0.fact.name == subject.old && isAction($0.fact, of: id) }
          .map { ($0.fact.isOverride, $0.fact.position, $0.sourceFile) }
      if members.isEmpty {
        for name in subject.names {
          places.doubt(name.location, "code declares it with another name for Objective-C")
        }
      }
      for (isOverride, position, sourceFile) in members where isOverride {
        places.doubt(
          app.code.location(position, sourceFile),
          "it overrides a member that is declared elsewhere")
      }
    }
    for type in app.code.table.types where type.kind == .protocol && protocols.contains(type.name) {
      let properties = type.properties.map { ($0.fact.name, $0.fact.position, $0.sourceFile) }
      let methods = type.methods.map { ($0.fact.name, $0.fact.position, $0.sourceFile) }
      for (name, position, sourceFile) in properties + methods where name == subject.old {
        places.doubt(app.code.location(position, sourceFile), "a protocol requires the member")
      }
    }
  }

  /// Adds the places where the new name means something else that the member would hide.
  private func addCaptures(in source: TokenizedSource, _ places: inout RenamePlaces) {
    guard source.isSwift else { return }
    let new = Array(subject.new.utf8)
    for index in source.tokens.indices where source.isText(index, .word, new) {
      guard !source.isMark(index - 1, "."), !source.isMark(index + 1, ":"),
        receivers.around(index, in: source).contains(where: family.contains),
        source.member(around: index) != nil,
        subject.kind == .action || !source.isMark(index + 1, "("),
        LocalVariables(named: new, in: source).meaning(of: index) == .member
      else { continue }
      places.doubt(source.location(index), "the new name already means something here")
    }
  }

  // MARK: Swift

  private func swiftVerdict(_ index: Int, _ source: TokenizedSource) -> Verdict {
    // An outlet can't be called: `tableView(tableView, didSelectRowAt: path)`.
    if subject.kind == .outlet, source.isMark(index + 1, "(") { return .other }
    if source.isMark(index - 1, ".") {
      let receiver = receivers.receiver(endingAt: index - 2, in: source)
      return verdict(of: receiver, ours: verdict(ofMember: index, source))
    }
    if source.isLabel(index) { return .other }
    if ["func", "case", "enum", "struct", "class", "typealias"].contains(source.text(index - 1)) {
      return .other
    }
    guard receivers.around(index, in: source).contains(where: family.contains) else {
      // It may be in a protocol.
      return receivers.around(index, in: source).contains(where: mayConform(to:))
        ? .doubt("it may be the member of a class that conforms") : .other
    }
    // Variables don't hide `save(_:)`, which is the full name of a method.
    guard !source.isFullName(index) else { return verdict(ofMember: index, source) }
    switch LocalVariables(named: old, in: source).meaning(of: index) {
    case .variable: return .other
    case .both: return .doubt("a variable has the same name")
    case .member: break
    }
    if LocalVariables(named: Array(subject.new.utf8), in: source).isHidden(at: index) {
      return .doubt("a variable has the new name")
    }
    return verdict(ofMember: index, source)
  }

  /// The verdict about a token that names a member of the classes, which may be another one of the same name.
  private func verdict(ofMember index: Int, _ source: TokenizedSource) -> Verdict {
    if isOverloaded { return .doubt("several methods have the name") }
    let mayBeProperty =
      subject.kind == .action && !source.isMark(index + 1, "(")
      && family.contains { app.code.table[$0].properties.contains { $0.fact.name == subject.old } }
    return mayBeProperty ? .doubt("a property has the same name") : .ours
  }

  /// Whether a type is a protocol to which one of the classes conforms.
  private func mayConform(to id: CodeType.ID) -> Bool {
    app.code.table[id].kind == .protocol && protocols.contains(app.code.table[id].name)
  }

  private func verdict(
    of receiver: ReceiverTypes.Receiver, ours: @autoclosure () -> Verdict
  ) -> Verdict {
    switch receiver {
    case .types(let ids):
      if ids.contains(where: family.contains) { return ours() }
      // The type is a protocol, or a superclass that doesn't have the member.
      return ids.contains(where: mayConform(to:))
        ? .doubt("it may be the member of a class that conforms") : .other
    case .other: return .other
    case .unknown: return .doubt("it is unknown which object has the member")
    }
  }

  // MARK: Texts

  private func addText(_ index: Int, in source: TokenizedSource, _ places: inout RenamePlaces) {
    let token = source.tokens[index]
    let text = String(decoding: source.bytes[token.range], as: UTF8.self)
    let isSelector = text.hasPrefix(subject.old + ":")
    let isPath = text.split(separator: ".").contains { $0 == subject.old }
    guard isSelector && subject.kind == .action || isPath else { return }
    let before = source.isMark(index - 1, "@") ? index - 2 : index - 1
    var function = before
    while source.isMark(function, "(") { function -= 1 }
    let label = source.isMark(before, ":") ? source.text(before - 1) : ""
    let isLookup =
      ["action", "selector"].contains(label)
      || ["Selector", "NSSelectorFromString", "sel_registerName"]
        .contains(source.text(function))
    if subject.kind == .action, isLookup, token.kind == .string,
      values.isEmpty || values.contains(text), isOnlySelector
    {
      let start = token.range.lowerBound
      return places.replace(start..<start + old.count, of: source.path, with: subject.new)
    }
    if app.uses.identify(at: source.location(index)) { return }
    places.doubt(source.location(index), "the text may be the \(subject.kind.noun)")
  }

  /// Whether no other class of the app has a method with the action's selector.
  var isOnlySelector: Bool {
    !app.code.table.types.contains { type in
      !family.contains(type.id) && type.methods.contains { isNamedLikeAction($0.fact) }
    }
  }

  private func isNamedLikeAction(_ method: MethodFact) -> Bool {
    method.name == subject.old && (values.isEmpty || values.contains(method.selector))
  }
}
