internal import Findings

extension SegueList {
  /// Writes the class's type, with its segues and the information that the runtime needs about
  /// them.
  func write(to text: inout SwiftText) {
    text.gap()
    text.comment("MARK: - \(SwiftCode.name(source.className))")
    text.gap()
    let name = CommentText.code(source.className)
    let places = Places.text(source.locations)
    text.documented(
      cases.isEmpty
        ? "\(name), \(places), has no segues." : "The segues of \(name), \(places).",
      anonymousUnwinds.map(Self.describe))
    text.line("@MainActor")
    text.block("\(access)enum \(namespace): StoryboardSegues") { text in
      if cases.isEmpty { return writeNone(to: &text) }
      writeAliases(to: &text)
      writeCases(to: &text)
      writeChildren(to: &text)
      writeID(to: &text)
      writeSource(to: &text)
      writeUnnamed(to: &text)
      writeConversion(to: &text)
      writeLookups(to: &text)
      writeHandOver(to: &text)
      writeAnswer(to: &text)
    }
    writeValuelessMembers(to: &text)
    writeDefaultAnswers(to: &text)
    writeCreation(to: &text)
  }

  private func writeNone(to text: inout SwiftText) {
    text.documented("There are none.")
    text.line("\(access)typealias Segue = _NoSegue<\(namespace)>")
    text.documented("The segues without their values: none.")
    text.line("\(access)typealias ID = _NoSegueID<\(namespace)>")
    writeSource(to: &text)
  }

  private func writeAliases(to text: inout SwiftText) {
    writeAlias(
      "Segue", of: "Cases", cases, "The segues with their destinations' inputs.", to: &text)
    if !relationships.isEmpty {
      writeAlias(
        "ChildSegue", of: "Children", relationships,
        "The children that the storyboard instantiates.", to: &text)
    }
  }

  /// Writes an alias; a missing class is an error at the line of the storyboard's scene.
  private func writeAlias(
    _ name: SwiftCode, of type: SwiftCode, _ items: [CaseText], _ summary: CommentText,
    to text: inout SwiftText
  ) {
    let inputs = parameters(of: items).map { "\($0.type).SegueInput" as SwiftCode }
    let alias: SwiftCode = "\(access)typealias \(name) = \(type)\(Self.generic(inputs))"
    text.declaration(summary)
    // A type that names no class needs no error location.
    if inputs.isEmpty { return text.line(alias) }
    text.sourceLocation(source.locations.first) { $0.line(alias) }
  }

  private func writeUnnamed(to text: inout SwiftText) {
    let unnamed = cases.filter(\.isToldApartByDestination).map { ".\($0.member)" as SwiftCode }
    guard !unnamed.isEmpty else { return }
    text.declaration(
      "The segues without an identifier, which their destinations' classes distinguish.")
    let head: SwiftCode = "\(access)static let _unnamed: [ID] = ["
    let line: SwiftCode = "\(head)\(unnamed.joined(separator: ", "))]"
    if text.fits(line) {
      text.line(line)
    } else {
      text.line(head)
      text.indented { $0.filled(unnamed, after: "", end: ",", step: 0) }
      text.line("]")
    }
  }

  /// Returns the generic parameters that some of the cases need.
  func parameters(of cases: [CaseText]) -> [GenericParameters.Parameter] {
    let used = Set(cases.compactMap(\.parameter))
    return parameters.all.filter { used.contains($0.name) }
  }

  /// Returns names in angle brackets; empty if there are none.
  static func generic(_ names: [SwiftCode]) -> SwiftCode {
    names.isEmpty ? .empty : "<\(names.joined(separator: ", "))>"
  }

  private static func describe(_ unwind: SegueDeclaration) -> CommentText {
    let action: CommentText = unwind.unwindAction.map { " by \(CommentText.code($0))" } ?? .empty
    return
      "Not among them: an unwind segue\(action) without an identifier. \(Places.text(unwind.locations))."
  }
}

extension CaseText {
  /// Whether only the destination's class identifies the segue at run time.
  var isToldApartByDestination: Bool {
    segue.identifier == nil && (segue.role == .unnamed || segue.role == .embed)
  }
}
