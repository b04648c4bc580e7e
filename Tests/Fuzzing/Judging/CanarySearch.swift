/// Searches Swift code for the declaration ``HostileText/declaration``.
enum CanarySearch {
  private static let declaration = Array(HostileText.declaration.utf8)

  /// Whether code contains the declaration outside of comments and literals.
  static func findsDeclaration(in code: [UInt8]) -> Bool {
    // Most code doesn't contain it at all.
    guard Places.end(of: declaration, in: code, from: 0) != nil else { return false }
    var scanner = Scanner(code: code[...])
    return scanner.findsDeclaration()
  }

  /// Reads code like the compiler, as regards comments and literals.
  private struct Scanner {
    var code: ArraySlice<UInt8>

    mutating func findsDeclaration() -> Bool {
      while !code.isEmpty {
        if starts("//") {
          code = code.drop { $0 != 0x0A && $0 != 0x0D }
        } else if starts("/*") {
          skipComment()
        } else if starts("#\"") || starts("##") || starts("\"") {
          skipLiteral()
        } else if starts("`") {
          code = code.dropFirst().drop { $0 != UInt8(ascii: "`") && $0 != 0x0A }.dropFirst()
        } else if code.starts(with: declaration) {
          return true
        } else {
          code = code.dropFirst()
        }
      }
      return false
    }

    private func starts(_ text: String) -> Bool { code.starts(with: text.utf8) }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          code = code.dropFirst(2)
        } else if starts("*/") {
          depth -= 1
          code = code.dropFirst(2)
        } else {
          code = code.dropFirst()
        }
      } while depth > 0 && !code.isEmpty
    }

    private mutating func skipLiteral() {
      let hashes = code.prefix { $0 == UInt8(ascii: "#") }
      code = code.dropFirst(hashes.count)
      guard starts("\"") else { return }
      let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
      let end = Array(quotes.utf8) + hashes
      let escape = [UInt8(ascii: "\\")] + hashes
      code = code.dropFirst(quotes.utf8.count)
      while !code.isEmpty, !code.starts(with: end) {
        // A single-line literal ends with the line: what follows is code.
        if quotes == "\"", code.first == 0x0A || code.first == 0x0D { return }
        code = code.dropFirst(code.starts(with: escape) ? escape.count + 1 : 1)
      }
      code = code.dropFirst(end.count)
    }
  }
}
