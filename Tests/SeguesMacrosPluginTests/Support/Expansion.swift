/// What a macro writes into a class or an extension, and what it reports.
struct Expansion {
  private let source: String
  private let answer: PluginMessage.Answer

  /// Expands the macro that a declaration begins with.
  ///
  /// - Parameters:
  ///   - source: The declaration; its file is called `Screens.swift`.
  ///   - isRoot: Whether the superclasses are no segue sources, which only the compiler knows.
  /// - Throws: What kept the plugin from answering.
  init(_ source: String, isRoot: Bool = true) throws {
    self.source = source
    let attribute = String(source.prefix { $0 != "\n" })
    let name = String(attribute.dropFirst())
    answer = try PluginMessage(
      expandAttachedMacro: .init(
        macro: .init(typeName: "\(name)Macro", name: name),
        attributeSyntax: .init(kind: "attribute", source: attribute),
        declSyntax: .init(kind: "declaration", source: source),
        // The compiler wraps the list in a type of no meaning.
        conformanceListSyntax: isRoot
          ? .init(kind: "declaration", source: "struct Placeholder: SegueSource {}") : nil)
    ).answer()
  }

  /// The written members.
  var text: String { (answer.expandedSource ?? "") + "\n" }

  /// What the macro reported.
  var messages: [String] { answer.diagnostics.map(\.message) }

  /// What the fix-its say that they do.
  var offers: [String] { answer.diagnostics.flatMap(\.fixIts).map(\.message) }

  /// The source after all fix-its were applied.
  var fixed: String {
    var text = Array(source.utf8)
    let changes = answer.diagnostics.flatMap(\.fixIts).flatMap(\.changes)
    for change in changes.sorted(by: { $0.range.startOffset > $1.range.startOffset }) {
      text.replaceSubrange(
        change.range.startOffset..<change.range.endOffset, with: change.newText.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
