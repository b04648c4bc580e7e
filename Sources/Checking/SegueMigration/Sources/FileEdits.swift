internal import SwiftSyntax

/// The edits of one file, with the module that the new code needs.
struct FileEdits {
  /// The module with the macros, which also exports ``names``.
  static let macros = "SeguesMacros"
  static let names = "Segues"

  private var edits = ByteEdits()
  private var module = names

  mutating func add(_ others: ByteEdits, importing other: String) {
    edits.add(others)
    if other == Self.macros { module = other }
  }

  /// The offset after the file's header: that of the first statement, or of the comments right before it.
  private static func startOfCode(in tree: SourceFileSyntax) -> Int {
    guard let first = tree.statements.first else { return 0 }
    var offset = first.start
    var (start, lineEnds, isDocumented) = (offset, 0, false)
    for piece in first.leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineEnds += count
        if lineEnds > 1 { return start }
      case .lineComment, .blockComment:
        (start, lineEnds) = (offset, 0)
      case .docLineComment, .docBlockComment:
        (start, lineEnds, isDocumented) = (offset, 0, true)
      default: break
      }
    }
    // Without a blank line, a comment may be the header as well as about the statement.
    return isDocumented ? start : first.start
  }

  /// Returns the edits together with that of the import, unless the file has it.
  ///
  /// If the imports are sorted, they stay so.
  func all(of source: ParsedSource) -> ByteEdits {
    var all = edits
    let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = imports.map(\.path.trimmedDescription)
    if names.contains(Self.macros) || names.contains(module) { return all }
    let line = "import \(module)"
    if let narrower = names.firstIndex(of: Self.names) {
      all.replace(imports[narrower].path.range, with: module)
    } else if let last = imports.last {
      let next = names == names.sorted() ? names.firstIndex { $0 > module } : nil
      if let next {
        all.insert(line + source.lineEnd, at: imports[next].start)
      } else {
        all.insert(source.lineEnd + line, at: last.endPosition.utf8Offset)
      }
    } else {
      let start = Self.startOfCode(in: source.tree)
      all.insert("\(line)\(source.lineEnd)\(source.lineEnd)", at: start)
    }
    return all
  }
}
