/// Splits the names of types, as code writes them, into their parts.
enum TypeText {
  /// The name of a type without generic arguments, optionality and the like.
  static func plain(_ text: String) -> String {
    // Nearly all names are plain.
    let isPlain = text.utf8.allSatisfy {
      $0 > UInt8(ascii: "*") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "?")
    }
    if isPlain { return text }
    var text = withoutGenericArguments(text)[...]
    while let last = text.last, last == "?" || last == "!" || last == " " || last == "*" {
      text.removeLast()
    }
    for word in ["any ", "some ", "inout ", "__kindof "] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    return String(text)
  }

  /// The name around generic arguments: `Outer.Inner` for `Outer<Int>.Inner`.
  private static func withoutGenericArguments(_ text: String) -> String {
    var name = ""
    var depth = 0
    var last: Character?
    var isAfterArguments = false
    for character in text {
      if isAfterArguments, character != "." { break }
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      // The arguments may have functions: `Outer<() -> Int>.Inner`.
      isAfterArguments = depth == 1 && character == ">" && last != "-"
      if depth > 0, character == ">", last != "-" { depth -= 1 }
      last = character
    }
    return name
  }

  /// The path of a type as code writes it, without generic arguments, optionality and the like.
  static func plainPath(_ text: String) -> [String] { path(plain(text)) }

  /// The names from the outermost type to the innermost: `Outer` and `Inner` for `Outer.Inner`.
  static func path(_ name: String) -> [String] {
    let dot = UInt8(ascii: ".")
    if !name.utf8.contains(dot) { return name.isEmpty ? [] : [name] }
    return name.utf8.split(separator: dot).map { String(Substring($0)) }
  }
}
