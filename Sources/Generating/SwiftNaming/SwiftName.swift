/// Derives names of Swift declarations from any text.
///
/// A name is the same on every machine and in every run, and always compiles. Two texts can have
/// the same name; ``UniqueNames`` distinguishes them.
package enum SwiftName {
  /// The maximum length of a name in Unicode scalars; longer ones are cut.
  package static let maximumLength = NameWords.maximumNameLength

  /// Returns the name of a case, a constant or a function, such as `showPerson` for `show-person`.
  ///
  /// It may be a keyword: code must write it through ``escaped(_:)``.
  package static func member(_ text: String) -> String {
    let words = NameWords(text)
    var name = ""
    for word in words.words {
      append(name.isEmpty ? lowercasedStart(of: word) : word, to: &name)
      if name.utf8.count >= maximumLength, name.unicodeScalars.count >= maximumLength { break }
    }
    name = finished(name)
    return ReservedNames.unusable.contains(name) ? name + "_" : name
  }

  /// Returns the name of a type, such as `ShowPerson` for `show-person`.
  ///
  /// - Parameters:
  ///   - text: The text to derive the name from.
  ///   - suffix: The end of the name, which is not repeated.
  /// - Returns: The name.
  package static func type(_ text: String, suffix: String = "") -> String {
    var name = ""
    for word in NameWords(text).words {
      append(word, to: &name)
      if name.utf8.count >= maximumLength, name.unicodeScalars.count >= maximumLength { break }
    }
    name = finished(name)
    if !name.lowercased().hasSuffix(suffix.lowercased()) { name += suffix }
    return ReservedNames.types.contains(name) ? name + "_" : name
  }

  /// Returns a name as written in code: in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    ReservedNames.keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether text is one name, with or without backticks.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    if text.utf8.allSatisfy(\.isASCIIWord) { return !first.isDigit }
    let startsWell = first == "_" || NameScalar.role(of: first) == .kept && !first.isDigit
    return startsWell
      && text.unicodeScalars.dropFirst().allSatisfy {
        $0 == "_" || [.kept, .mark].contains(NameScalar.role(of: $0))
      }
  }

  /// Whether text is a valid name of a class or a module without backticks.
  ///
  /// - Parameters:
  ///   - text: One name, without periods.
  ///   - isNested: Whether a period precedes it.
  /// - Returns: Whether the compiler accepts it as a name where a type is expected.
  package static func isTypeName(_ text: String, isNested: Bool = false) -> Bool {
    isIdentifier(text) && !ReservedNames.keywords.contains(text)
      && (isNested || !ReservedNames.beforeTypes.contains(text))
  }

  private static func append(_ word: String, to name: inout String) {
    guard !name.isEmpty else {
      name = word
      return
    }
    // Keep `1.2` different from `12`.
    if name.unicodeScalars.last?.isDigit == true, word.unicodeScalars.first?.isDigit == true {
      name += "_"
    }
    name += word
  }

  private static func finished(_ name: String) -> String {
    var name = name
    if name.utf8.count > maximumLength, name.unicodeScalars.count > maximumLength {
      name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(maximumLength)))
    }
    return name.unicodeScalars.first?.isDigit == true ? "_" + name : name
  }

  /// Returns `showPerson` for `ShowPerson`, `urlDetail` for `URLDetail`, `login` for `LOGIN`.
  private static func lowercasedStart(of word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return asciiLowercasedStart(of: word) }
    let scalars = Array(word.unicodeScalars)
    var end = scalars.prefix { $0.isCapital || $0.isDigit }.count
    guard end > 0 else { return word }
    // The last capital begins the next word, unless it is the first letter of the text.
    if end < scalars.count, end > 1, scalars[end - 1].isCapital,
      scalars[end].properties.isLowercase
    {
      end -= 1
    }
    return scalars[..<end].map(\.properties.lowercaseMapping).joined()
      + String(String.UnicodeScalarView(scalars[end...]))
  }

  /// Lowercases the start of an all-ASCII word, like ``lowercasedStart(of:)``.
  private static func asciiLowercasedStart(of word: String) -> String {
    var bytes = Array(word.utf8)
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var end = bytes.prefix { !small.contains($0) }.count
    if end < bytes.count, end > 1, capitals.contains(bytes[end - 1]) { end -= 1 }
    for index in 0..<end where capitals.contains(bytes[index]) { bytes[index] += 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, digit or underscore.
  package var isASCIIWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit, of any script.
  var isDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber
  }

  var isCapital: Bool {
    isASCII
      ? ("A"..."Z").contains(self)
      : properties.isUppercase || properties.generalCategory == .titlecaseLetter
  }
}
