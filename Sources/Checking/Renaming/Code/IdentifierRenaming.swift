internal import Findings
internal import SegueChecking
internal import SourceFacts

/// Renames the identifier of a segue, a scene or a reusable view in code.
struct IdentifierRenaming {
  private let app: LinkedApp
  private let subject: RenameSubject
  private let facts: IdentifierFacts
  private let uses: IdentifierUses
  private let reuse: ReuseOwners
  /// For each literal and each constant, the relations of its uses.
  private var literals: [SourceLocation: Set<Verdict>] = [:]
  private var constants: [String: Set<Verdict>] = [:]
  /// The constants whose values have the old name, changed or in doubt.
  private var foundConstants: Set<String> = []

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    self.app = app
    self.subject = subject
    facts = IdentifierFacts(app.code, naming: subject.old)
    uses = IdentifierUses(app, subject, facts)
    reuse = ReuseOwners(app, subject)
  }

  mutating func addPlaces(in named: NamedSources, to places: inout RenamePlaces) {
    for use in uses.uses { note(use) }
    for location in uses.computed {
      places.doubt(location, "the identifier is computed, and may be “\(subject.old)”")
    }
    if subject.kind == .reuse {
      named.sources.forEach { noteReuse(in: $0) }
      noteOtherMentions(of: named)
    }
    for source in named.sources {
      if named.generated.contains(source.path) {
        if hasLiteral(source) || !cases(in: source).isEmpty { places.generated.insert(source.path) }
        continue
      }
      add(source, &places)
    }
    for use in uses.uses where use.relation != .other {
      if subject.kind == .reuse, facts.isNameOfType(at: use.location) {
        places.doubt(use.location, "the identifier is the name of a class")
      } else if use.relation == .ours, !isExplained(use, named) {
        places.doubt(use.location, "the identifier is put together from parts")
      }
    }
  }

  /// Returns the relation of the uses at a place, or nil if there are none or they differ.
  func relation(at place: SourceLocation) -> Verdict? {
    literals[place].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Notes the constants that are passed or assigned as reuse identifiers, judging by the names of
  /// labels and properties.
  private mutating func noteReuse(in source: TokenizedSource) {
    for index in source.tokens.indices {
      guard source.isWord(index), !source.isMark(index - 1, "."),
        source.takesReuseIdentifier(index)
      else { continue }
      var last = index
      while source.isMark(last + 1, "."), source.isWord(last + 2),
        source.text(last + 2) != "rawValue"
      {
        last += 2
      }
      constants[source.text(last), default: []].insert(relation(ofReuseAt: index, in: source))
    }
  }

  private func relation(ofReuseAt index: Int, in source: TokenizedSource) -> Verdict {
    reuse.relation(in: app.code.names.types(source.typePath(around: index), in: [], from: nil))
  }

  /// Notes the constants with the old name that code also uses for something other than reusable
  /// views.
  private mutating func noteOtherMentions(of named: NamedSources) {
    let declared = named.sources.flatMap { constantLiterals(in: $0) }
    guard !declared.isEmpty else { return }
    let mentions = ConstantMentions(
      app, of: declared.map { .init(name: $0.name, type: $0.type) },
      usedAt: uses.uses.map(\.location))
    for name in mentions.namesOfOthers {
      constants[name, default: []].insert(.doubt("code may use the constant for something else"))
    }
  }

  private mutating func note(_ use: IdentifierUses.Use) {
    literals[use.location, default: []].insert(use.relation)
    for literal in facts.literals(usedAt: use.location) {
      literals[literal, default: []].insert(use.relation)
    }
    for constant in facts.constants(usedAt: use.location) {
      constants[constant, default: []].insert(use.relation)
    }
  }

  /// Whether a use gets its text from a literal or constant that changes or is in doubt.
  private func isExplained(_ use: IdentifierUses.Use, _ named: NamedSources) -> Bool {
    if !facts.literals(usedAt: use.location).isEmpty { return true }
    if !facts.constants(usedAt: use.location).isDisjoint(with: foundConstants) { return true }
    if named.generated.contains(use.location.file) { return true }
    let source = named.sources.first { $0.path == use.location.file }
    return source.flatMap { literalToken(at: use.location, in: $0) } != nil
      || GeneratedNames.isAccessor(use.location, app)
  }

  private func hasLiteral(_ source: TokenizedSource) -> Bool {
    source.tokens.indices.contains { isLiteral($0, source) }
  }

  private func isLiteral(_ index: Int, _ source: TokenizedSource) -> Bool {
    guard source.tokens[index].kind == .string else { return false }
    let contents = SourceLiteral.contents(subject.old, pounds: source.tokens[index].pounds)
    return source.isText(index, .string, Array(contents.utf8))
  }

  /// The literal with the old name at a place.
  private func literalToken(at place: SourceLocation, in source: TokenizedSource) -> Int? {
    guard var index = source.token(at: place) else { return nil }
    // In Objective-C, the position may be that of the `@`.
    if source.isMark(index, "@"), index + 1 < source.tokens.count { index += 1 }
    return isLiteral(index, source) ? index : nil
  }

  // MARK: One source

  private mutating func add(_ source: TokenizedSource, _ places: inout RenamePlaces) {
    places.comments.formUnion(source.comments(containing: subject.old))
    var relations: [Int: Set<Verdict>] = [:]
    for (place, found) in literals where place.file == source.path {
      if let index = literalToken(at: place, in: source) {
        relations[index, default: []].formUnion(found)
      }
    }
    var names: [Int: Set<String>] = [:]
    for (name, path, index) in constantLiterals(in: source) {
      names[index, default: []].insert(name)
      let found = constants[name] ?? listed(in: path)
      relations[index, default: []].formUnion(found)
    }
    for (member, path) in cases(in: source) {
      add(member, of: path, in: source, &relations, &names, &places)
    }
    for index in source.tokens.indices where isLiteral(index, source) {
      var found = relations[index] ?? []
      if subject.kind == .reuse, source.takesReuseIdentifier(index) {
        found.insert(relation(ofReuseAt: index, in: source))
      }
      if found.isEmpty, source.namesFile(index) || source.isShown(index) { continue }
      foundConstants.formUnion(names[index] ?? [])
      guard decide(found, at: source.location(index), &places) else { continue }
      let token = source.tokens[index]
      let contents = SourceLiteral.contents(subject.new, pounds: token.pounds)
      places.replace(token.range, of: source.path, with: contents)
    }
  }

  /// Whether a place changes, judging by its uses.
  ///
  /// If that is unknown, adds a doubt.
  private func decide(
    _ relations: Set<Verdict>, at location: SourceLocation, _ places: inout RenamePlaces
  ) -> Bool {
    if relations == [.ours] { return true }
    if relations == [.other] { return false }
    for case .doubt(let reason) in relations {
      places.doubt(location, reason)
      return false
    }
    places.doubt(
      location,
      relations.isEmpty
        ? "it is unknown what the text is for"
        : "the text is used for this and for something else")
    return false
  }

  /// The relation of an unused member of a type that lists identifiers.
  private func listed(in path: [String]) -> Set<Verdict> {
    guard lists(path) else { return [] }
    if subject.isEverywhere { return [.ours] }
    for count in (1..<max(path.count, 1)).reversed() {
      let owners = app.code.names.types(Array(path.prefix(count)), in: [], from: nil)
        .filter { app.code.table[$0].isClass }
      guard !owners.isEmpty else { continue }
      let ours = subject.names.flatMap(\.types)
        .flatMap { app.code.hierarchy.ancestry(of: $0).types }
      return owners.contains(where: ours.contains) ? [.ours] : [.other]
    }
    return [.doubt("it is unknown whose identifiers the type lists")]
  }

  /// Whether a type lists identifiers of the kind, judging by its name.
  private func lists(_ path: [String]) -> Bool {
    let names = path.joined(separator: " ").lowercased()
    func has(_ words: String...) -> Bool { words.contains(where: names.contains) }
    switch subject.kind {
    case .segue: return path.contains { NavigationWords.ofSegues.areIn($0) }
    case .scene:
      return has("identifier") && has("storyboard", "scene", "controller") && !has("cell", "reuse")
    case .reuse: return has("identifier") && has("cell", "reuse")
    case .class, .outlet, .action: return false
    }
  }

  // MARK: Constants and cases

  /// The literals with the old name that give constants their values, with the constants' names and types.
  private func constantLiterals(
    in source: TokenizedSource
  ) -> [(name: String, type: [String], token: Int)] {
    source.source.facts.constants.flatMap { constant -> [(String, [String], Int)] in
      let count = constant.value.count(of: subject.old)
      guard count > 0, let start = source.token(at: constant.position) else { return [] }
      return (start..<source.tokens.count).lazy.filter { isLiteral($0, source) }.prefix(count)
        .map { (constant.name, constant.type, $0) }
    }
  }

  /// The macros that take the identifier from the case's name if they have no `id`.
  private static let namedMacros: Set = ["To", "Unwind", "Untyped"]

  private func cases(in source: TokenizedSource) -> [(CaseFact, [String])] {
    source.source.facts.types.flatMap { type in
      type.members.cases.compactMap { fact in
        if let segue = fact.segue {
          if case .string(let text)? = segue.identifier {
            return text == subject.old ? (fact, type.path) : nil
          }
          let isNamed = segue.identifier == nil && Self.namedMacros.contains(segue.macro)
          return isNamed && (fact.rawValue ?? fact.name) == subject.old ? (fact, type.path) : nil
        }
        return fact.rawValue == subject.old ? (fact, type.path) : nil
      }
    }
  }

  /// Adds the edit of a case whose identifier is the old name, or prepares that of its literal.
  ///
  /// For each literal, `relations` has the relations of the uses of its text, and `names` has the constants and cases
  /// that it is the value of.
  private mutating func add(
    _ fact: CaseFact, of path: [String], in source: TokenizedSource,
    _ relations: inout [Int: Set<Verdict>], _ names: inout [Int: Set<String>],
    _ places: inout RenamePlaces
  ) {
    guard let name = source.token(at: fact.position) else { return }
    var found = constants[fact.name] ?? []
    if found.isEmpty { found = listed(in: path + [fact.segue == nil ? "" : "Segue"]) }
    let place = source.location(name)
    foundConstants.insert(fact.name)
    let editing = CaseEditing(source: source, name: name, fact: fact, new: subject.new)
    guard let literal = editing.literal else {
      if decide(found, at: place, &places) { editing.insert(to: &places) }
      return
    }
    // Without an `id`, `@Embed` means an embed segue that has no identifier.
    let needsLiteral = fact.segue.map { !Self.namedMacros.contains($0.macro) } ?? false
    if subject.new != fact.name || needsLiteral {
      // The literal changes as any other does.
      relations[literal, default: []].formUnion(found)
      names[literal, default: []].insert(fact.name)
    } else {
      // The identifier is the case's name again, so the literal is superfluous.
      if decide(found, at: place, &places) { editing.remove(literal, from: &places) }
      relations[literal] = [.other]
    }
  }
}

extension Expression {
  /// The number of strings in the expression that are a text.
  fileprivate func count(of text: String) -> Int {
    switch self {
    case .string(let string): string == text ? 1 : 0
    case .choice(let parts): parts.reduce(0) { $0 + $1.count(of: text) }
    case .call(let call): call.arguments.reduce(0) { $0 + $1.value.count(of: text) }
    default: 0
    }
  }
}
