/// The names that SwiftGen's templates for Swift 5 generate.
///
/// Existing call sites use them, so its rules are followed exactly, even the odd ones, as long as
/// the result compiles. If it doesn't, the name is Segues' own.
package enum SwiftGenName {
  /// Returns the name of a storyboard's enumeration, such as `MainIpad` for `Main~ipad`.
  package static func type(_ text: String) -> String {
    let name = pretty(text)
    guard SwiftLexer.isIdentifier(name) else { return SwiftName.type(text) }
    return ["Protocol", "Self", "Type"].contains(name) ? name + "_" : name
  }

  /// Returns the name of a scene or a segue, such as `showPerson` for `show-person`.
  package static func member(_ text: String) -> String {
    let name = lowercasingFirstWord(pretty(text))
    guard SwiftLexer.isIdentifier(name) else { return SwiftName.member(text) }
    // Even in backticks it would mean the type itself.
    return name == "self" ? "self_" : name
  }

  /// Joins words, each with a capital; empty if the text has no word.
  static func pretty(_ text: String) -> String {
    let words = text.unicodeScalars
      .split(maxSplits: .max, omittingEmptySubsequences: false) { !SwiftLexer.isPart($0) }
      .map { capitalizingFirst($0) }
    return underscoredIfNeeded(joinedWords(underscoredIfNeeded(words.joined(separator: "_"))))
  }

  /// Removes the underscores.
  ///
  /// In a name without small letters, each word keeps only its first capital.
  private static func joinedWords(_ name: String) -> String {
    guard !name.unicodeScalars.contains(where: { ("a"..."z").contains($0) }) else {
      return name.unicodeScalars.split(separator: "_").map { capitalizingFirst($0) }.joined()
    }
    var joined = ""
    var isInWord = false
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isCased
      if scalar != "_" {
        joined +=
          isInWord && isLetter
          ? scalar.properties.lowercaseMapping : scalar.properties.titlecaseMapping
      }
      isInWord = isLetter
    }
    return joined
  }

  /// Returns `personView` for `PersonView`, `urlChooser` for `URLChooser`, `id2` for `Id2`.
  static func lowercasingFirstWord(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var end = scalars.prefix(while: isCapital).count
    if end > 1, end < scalars.count, scalars[end].properties.generalCategory == .lowercaseLetter {
      end -= 1
    }
    return scalars[..<end].map(\.properties.lowercaseMapping).joined() + string(scalars[end...])
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: true
    default: false
    }
  }

  private static func underscoredIfNeeded(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "" }
    return SwiftLexer.isHead(first) ? name : "_" + name
  }

  private static func capitalizingFirst(_ word: some Collection<Unicode.Scalar>) -> String {
    guard let first = word.first else { return "" }
    return first.properties.uppercaseMapping + string(word.dropFirst())
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
