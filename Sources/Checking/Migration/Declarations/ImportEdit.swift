internal import SwiftSyntax

/// Adds an import to a file.
enum ImportEdit {
  /// Whether a file imports a module.
  static func has(_ module: String, _ source: ParsedSource) -> Bool {
    source.tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module
    }
  }

  /// Replaces the import of a module with another.
  ///
  /// Returns false if the file doesn't import the module.
  static func replace(
    _ old: String, with new: String, in source: ParsedSource, _ edits: inout ByteEdits
  ) -> Bool {
    for statement in source.tree.statements {
      guard let path = statement.item.as(ImportDeclSyntax.self)?.path,
        path.trimmedDescription == old
      else { continue }
      edits.replace(path.range, with: new)
      return true
    }
    return false
  }

  /// Adds the import of a module, unless the file has it.
  ///
  /// If the imports are sorted, they stay so.
  static func add(_ module: String, to source: ParsedSource, _ edits: inout ByteEdits) {
    let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = imports.map { $0.path.trimmedDescription }
    guard !names.contains(module) else { return }
    let line = "import \(module)"
    guard let last = imports.last else {
      let start = source.tree.statements.first?.start ?? 0
      return edits.insert("\(line)\(source.lineEnd)\(source.lineEnd)", at: start)
    }
    if names == names.sorted(), let next = zip(imports, names).first(where: { $0.1 > module })?.0 {
      edits.insert(line + source.lineEnd, at: next.start)
    } else {
      edits.insert(source.lineEnd + line, at: last.end)
    }
  }
}
