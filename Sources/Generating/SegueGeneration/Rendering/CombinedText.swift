/// Combines the text of several generated files, with a single header and footer.
package struct CombinedText {
  private var bodies: [String] = []
  /// Private classes that several of the files declare.
  private var privateClasses: [Substring] = []
  private var knownClasses: Set<Substring> = []

  package static func text(of files: [GeneratedFile]) -> String {
    guard files.count > 1 else { return files.first?.text ?? GeneratedMarker.emptyText }
    var combined = CombinedText()
    for file in files { combined.add(file) }
    var sections = [GeneratedMarker.ignoreLines.joined(separator: "\n")]
    sections[0] += "\n" + origin(of: files.filter { !$0.source.isEmpty })
    let imports = Imports.combined(files.compactMap(\.imports))
    if !imports.isEmpty { sections.append(imports.map(\.text).joined(separator: "\n")) }
    sections += combined.bodies
    sections += combined.privateClasses.map(String.init)
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns the line that says what the text is generated from.
  private static func origin(of files: [GeneratedFile]) -> String {
    if files.count == 1, let line = files[0].text.split(separator: "\n").dropFirst(2).first {
      return String(line)
    }
    return "\(GeneratedMarker.origin) from \(files.count) files. Edit those, not this one."
  }

  private mutating func add(_ file: GeneratedFile) {
    var lines = file.body.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if file.imports == nil {
      // A file without code has only a comment that says so.
      while let line = lines.first, line.isEmpty || line.hasPrefix("// ") {
        lines.removeFirst()
      }
    }
    var body: [Substring] = []
    for line in lines {
      guard line.isPrivateClass else {
        body.append(line)
        continue
      }
      // Removes the class's documentation, too, and the blank line before it.
      while let last = body.last, last.trimmed.hasPrefix("///") { body.removeLast() }
      if body.last?.isEmpty == true { body.removeLast() }
      if knownClasses.insert(line.trimmed).inserted { privateClasses.append(line.trimmed) }
    }
    while body.first?.isEmpty == true { body.removeFirst() }
    while body.last?.isEmpty == true { body.removeLast() }
    if !body.isEmpty { bodies.append(body.joined(separator: "\n")) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }

  /// Whether the line declares a class without members, which only serves to find its bundle.
  fileprivate var isPrivateClass: Bool {
    trimmed.hasPrefix("private final class ") && hasSuffix(" {}")
  }
}
