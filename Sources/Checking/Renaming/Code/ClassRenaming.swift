internal import FilesAndPaths
internal import Findings
internal import SegueChecking
internal import SourceFacts

/// Renames a class in code.
struct ClassRenaming {
  private let app: LinkedApp
  private let subject: RenameSubject
  private let old: [UInt8]
  /// Whether only one type of the app has the name.
  private let isOnlyType: Bool
  /// Whether a member has the name of the class.
  private let hasMember: Bool
  private let isModule: Bool

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    self.app = app
    self.subject = subject
    old = Array(subject.old.utf8)
    let named = app.code.table.types.filter {
      $0.kind != .extension && ($0.name == subject.old || $0.objectiveCName == subject.old)
    }
    isOnlyType = named.allSatisfy { subject.types.contains($0.id) }
    hasMember = app.code.sources.contains { source in
      let members = source.facts.types.map(\.members) + [source.facts.globals]
      return members.contains { members in
        members.properties.contains { $0.name == subject.old }
          || members.methods.contains { $0.name == subject.old }
          || members.cases.contains { $0.name == subject.old }
      }
    }
    isModule = app.code.table.isModule(subject.old)
  }

  /// The words that a source with a use contains.
  var words: [String] { [subject.old] }

  func addPlaces(in named: NamedSources, to places: inout RenamePlaces) {
    for source in named.sources {
      if named.generated.contains(source.path) {
        places.generated.insert(source.path)
        addDeclarations(in: source, to: &places)
        continue
      }
      places.comments.formUnion(source.comments(containing: subject.old))
      for index in source.tokens.indices { add(index, in: source, &places) }
    }
  }

  /// Adds the generated declarations of the class, which would have the old name again.
  private func addDeclarations(in source: TokenizedSource, to places: inout RenamePlaces) {
    for type in source.source.facts.types where type.kind == .class && type.path.last == subject.old
    {
      let place = SourceLocation(
        file: source.path, line: type.position.line, column: type.position.column)
      places.doubt(place, "generated code declares the class")
    }
  }

  private func add(_ index: Int, in source: TokenizedSource, _ places: inout RenamePlaces) {
    let token = source.tokens[index]
    switch token.kind {
    case .word:
      if source.isText(index, .word, old) {
        places.apply(
          source.isSwift ? swiftVerdict(index, source) : objectiveCVerdict(index, source),
          to: index, of: source, with: subject.new)
      } else if source.isSwift, source.text(index) == subject.old + "Segues" {
        places.usesGeneratedCode = true
        places.replace(token.range, of: source.path, with: subject.new + "Segues")
      }
    case .string, .stringPart: addText(index, in: source, &places)
    case .mark: break
    }
  }

  private func swiftVerdict(_ index: Int, _ source: TokenizedSource) -> Verdict {
    if source.text(index - 1) == "import" { return .other }
    if !isOnlyType { return .doubt("several types have the name") }
    if hasMember || isModule { return .doubt("something else has the name, too") }
    if ["let", "var", "func", "case", "typealias", "associatedtype"].contains(
      source.text(index - 1))
    {
      return .doubt("something else is declared with the name")
    }
    if source.isLabel(index), source.text(index - 2) != "case" {
      return .doubt("it may be a label")
    }
    if source.isMark(index - 1, "."), !isQualified(index, source) {
      return .doubt("it may be a member of something else")
    }
    if let reason = textDoubt(index, source) { return .doubt(reason) }
    return .ours
  }

  /// Whether the name after a dot is that of the class: after its module, or the types around it.
  private func isQualified(_ index: Int, _ source: TokenizedSource) -> Bool {
    guard source.isWord(index - 2) else { return false }
    let before = source.text(index - 2)
    return app.code.table.isModule(before)
      || subject.types.contains { app.code.table[$0].path.dropLast().last == before }
  }

  /// The reason why code turns the class's name into text, or nil if it doesn't.
  private func textDoubt(_ index: Int, _ source: TokenizedSource) -> String? {
    let reason = "the class's name becomes text, which may name a file or an identifier"
    // `Old.self` as an argument of `String(describing:)`, `NSStringFromClass`, or in an interpolation.
    guard source.isMark(index + 1, "."), source.text(index + 2) == "self" else {
      // `Old.className()`
      return source.isMark(index + 1, ".") && source.text(index + 2) == "className" ? reason : nil
    }
    if source.isMark(index - 1, ":"),
      ["describing", "reflecting"].contains(source.text(index - 2))
    {
      return reason
    }
    if source.isMark(index - 1, "("), source.text(index - 2) == "NSStringFromClass" {
      return reason
    }
    return index > 0 && source.tokens[index - 1].kind == .stringPart ? reason : nil
  }

  private func objectiveCVerdict(_ index: Int, _ source: TokenizedSource) -> Verdict {
    // `#import <Old/Old.h>`
    if source.isMark(index - 1, "<") && source.isMark(index + 1, "/") { return .other }
    if source.isMark(index + 1, "."), source.text(index + 2) == "h" { return .other }
    if source.isMark(index - 1, "@") { return .doubt("it is unknown what the name means here") }
    if !isOnlyType { return .doubt("several types have the name") }
    if source.isMark(index - 1, ".") { return .doubt("it may be a property") }
    // `[Old new]`, `Old *old`, but `[x Old]` and `Old:`.
    if source.isMark(index + 1, ":"), !source.isInterface(index - 1) {
      return .doubt("it may be a part of a selector")
    }
    if source.isMark(index + 1, "]"), source.isOperand(index - 1) {
      return .doubt("it may be a message")
    }
    if source.isMark(index - 1, "["), source.isMark(index - 2, "("),
      source.text(index - 3) == "NSStringFromClass"
    {
      return .doubt("the class's name becomes text, which may name a file or an identifier")
    }
    return .ours
  }

  // MARK: Texts

  private func addText(
    _ index: Int, in source: TokenizedSource, _ places: inout RenamePlaces
  ) {
    let token = source.tokens[index]
    let text = String(decoding: source.bytes[token.range], as: UTF8.self)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.last.map(String.init) == subject.old, parts.count < 3 else { return }
    if token.kind == .stringPart {
      return places.doubt(source.location(index), "the text may be the name of the class")
    }
    // This is not the text of `#import "Old.h"`, which has more after the name.
    let before = source.isMark(index - 1, "@") ? index - 2 : index - 1
    if source.isMark(before, "("), Self.lookups.contains(source.text(before - 1)) {
      let end = token.range.upperBound
      return places.replace(end - old.count..<end, of: source.path, with: subject.new)
    }
    if source.namesFile(index) || source.isShown(index) || source.takesIdentifier(index) { return }
    if app.uses.identify(at: source.location(index)) || isIdentifier(index, source) { return }
    places.doubt(source.location(index), "the text may be the name of the class")
  }

  /// Whether a text is the value of a constant that code uses only as an identifier, or as the name of a storyboard.
  private func isIdentifier(_ index: Int, _ source: TokenizedSource) -> Bool {
    guard let name = source.variable(assignedAt: index) else { return false }
    let declaration = source.location(index)
    let named = NamedSources(app, containing: [name])
    let word = Array(name.utf8)
    let mentions = named.sources.flatMap { source in
      source.tokens.indices.filter { source.isText($0, .word, word) }
        .map { source.location(source.startOfPath(endingAt: $0)) }
    }
    let uses = mentions.filter { $0.file != declaration.file || $0.line != declaration.line }
    return !uses.isEmpty && uses.allSatisfy(app.uses.identify)
  }

  /// The functions that find a class by its name.
  private static let lookups: Set<String> = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass",
  ]
}

extension TokenizedSource {
  /// Whether a token is `interface`, `implementation` or `protocol` after an `@`.
  fileprivate func isInterface(_ index: Int) -> Bool {
    isMark(index - 1, "@") && ["interface", "implementation", "protocol"].contains(text(index))
  }
}
