/// The code that a macro adds to a class or an extension, and the diagnostics it reports.
struct Expansion {
  private let source: String
  private let answer: PluginMessage.Answer

  /// Expands the macro at the beginning of a declaration.
  ///
  /// - Parameters:
  ///   - source: The declaration; its file is called `Screens.swift`.
  ///   - isRoot: Whether no superclass is a segue source, which only the compiler knows.
  ///   - extended: The type to which the macro adds an extension; nil for the macro's members.
  ///   - outer: The declaration around this one, without its members.
  /// - Throws: An error if the plugin doesn't answer.
  init(
    _ source: String, isRoot: Bool = true, extending extended: String? = nil,
    in outer: String? = nil
  ) throws {
    self.source = source
    let attribute = String(source.prefix { $0 != "\n" })
    let name = String(attribute.dropFirst())
    answer = try PluginMessage(
      expandAttachedMacro: .init(
        macro: .init(typeName: "\(name)Macro", name: name),
        macroRole: extended == nil ? "member" : "extension",
        attributeSyntax: .init(kind: "attribute", source: attribute),
        declSyntax: .init(kind: "declaration", source: source),
        extendedTypeSyntax: extended.map { .init(kind: "type", source: $0) },
        // The compiler wraps the list in a meaningless type.
        conformanceListSyntax: isRoot
          ? .init(kind: "declaration", source: "struct Placeholder: SegueSource {}") : nil,
        lexicalContext: outer.map { [.init(kind: "declaration", source: $0)] })
    ).answer()
  }

  /// The written members.
  var text: String { (answer.expandedSource ?? "") + "\n" }

  /// The messages of the macro's diagnostics.
  var messages: [String] { answer.diagnostics.map(\.message) }

  /// The descriptions of the fix-its.
  var offers: [String] { answer.diagnostics.flatMap(\.fixIts).map(\.message) }

  /// The source after applying all fix-its.
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
