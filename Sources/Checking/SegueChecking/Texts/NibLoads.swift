internal import SourceLexing

/// The xibs that the calls in sources load, judging by every word that contains “nib” or “xib”.
///
/// A call whose name says that it may load a xib, and that isn't known to load only certain ones, may load any.
struct NibLoads: Sendable, Hashable {
  /// The names of the loaded xibs.
  private(set) var names: Set<String> = []
  /// Whether some call may load any xib.
  private(set) var areComputed = false

  fileprivate init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count, !areComputed {
        let start = offset
        var letters: UInt32 = 0
        while offset < text.count, WordBytes.bits[Int(text[offset])] != 0 {
          letters |= WordBytes.bits[Int(text[offset])]
          offset += 1
        }
        if letters & Self.letters == Self.letters { look(at: start..<offset, in: text) }
        offset += 1
      }
    }
  }

  fileprivate init(_ all: [NibLoads]) {
    for loads in all {
      names.formUnion(loads.names)
      areComputed = areComputed || loads.areComputed
    }
  }

  /// The letters `i` and `b`.
  private static let letters: UInt32 = 1 << 9 | 1 << 2

  /// Whether a word contains `nib`, `Nib`, `NIB`, `Xib` or `XIB`, or begins with `xib`.
  ///
  /// Not by a regular expression, which takes a hundred times as long, because many words have the letters.
  private static func isAboutNibs(
    _ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    range.dropFirst().dropLast().contains { index in
      switch (text[index - 1], text[index], text[index + 1]) {
      case (UInt8(ascii: "n"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "N"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "X"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "B")),
        (UInt8(ascii: "X"), UInt8(ascii: "I"), UInt8(ascii: "B")):
        true
      case (UInt8(ascii: "x"), UInt8(ascii: "i"), UInt8(ascii: "b")):
        index == range.lowerBound + 1
      default: false
      }
    }
  }

  /// Whether a colon comes before a word, after the last brace: it may end the name of a class.
  private static func followsColon(_ before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    before.last { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      == UInt8(ascii: ":")
  }

  private mutating func look(at range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    guard Self.isAboutNibs(range, in: text) else { return }
    let word = String(decoding: text[range], as: UTF8.self)
    guard !Self.harmless.contains(word) else { return }
    let before = Self.text(text[..<range.lowerBound].suffix(80))
    let after = Self.text(text[range.upperBound...].prefix(200))
    if Self.labels.contains(word) {
      lookAtName(before, word, after, in: text)
    } else if before.hasSuffix(".") {
      lookAtMember(before, word)
    } else if Self.followsColon(text[..<range.lowerBound].suffix(80)),
      let match = before.firstMatch(of: /\b(?:class|extension) +(\w+)\s*:[^{}\n]*$/)
    {
      // A class that loads the xib of its name, by what it inherits.
      names.insert(String(match.1))
    } else if let next = after.first(where: { !$0.isWhitespace }), "(<{:".contains(next) {
      // A variable, a type, or a class whose initializer has the name as an argument.
      let isDeclared = ["var ", "let ", "class ", "protocol ", "extension "].contains(
        where: before.hasSuffix)
      let isNamed =
        Self.classes.contains(word) && after.prefixMatch(of: /\(nib(Name|Named):|\s*\{/) != nil
      if !isDeclared && !isNamed { areComputed = true }
    }
  }

  /// Looks at a label or message that is followed by a xib's name.
  private mutating func lookAtName(
    _ before: Substring, _ word: String, _ after: Substring, in text: UnsafeBufferPointer<UInt8>
  ) {
    if let match = after.prefixMatch(of: /\s*[:(]\s*@?"([^"\\\n]*)"\s*[^\s+]/) {
      names.insert(String(match.1))
    } else if after.prefixMatch(of: /\s*:\s*nil\b/) != nil
      || after.prefixMatch(of: /\s+\w+\s*:\s*String/) != nil
      || after.prefixMatch(of: /\s*:\s*\(\s*(nullable\s+)?NSString/) != nil
    {
      // A controller's own xib, which has its name; or the declaration of the initializer.
    } else if let match = after.prefixMatch(of: /\s*:\s*(\w+)\b(?!\s*[.(\[?+])/),
      before.hasSuffix("super.init(") || before.hasSuffix("self.init(")
        || before.hasSuffix("[super "),
      Self.isDeclared(word, match.1, in: text)
    {
      // The callers of the initializer say the name.
    } else if !(before.hasSuffix(".") && after.prefixMatch(of: /\s*[:(]/) == nil) {
      areComputed = true
    }
  }

  /// Looks at `Cell.nib`, which may load the class's xib, and at other members.
  private mutating func lookAtMember(_ before: Substring, _ word: String) {
    if word == "nib" || word == "xib",
      let match = before.firstMatch(of: /(?:^|[^\w.])([A-Z]\w*)\.$/),
      match.1 != "Self", match.1.count > 1
    {
      names.insert(String(match.1))
    } else if before.firstMatch(of: /\bself\.$/) == nil {
      areComputed = true
    }
  }

  /// Whether a source declares an initializer with a parameter for a xib's name.
  private static func isDeclared(
    _ label: String, _ parameter: Substring, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.contains("init(\(label) \(parameter):")
      || label == parameter && text.contains("init(\(label):")
      || text.contains("\(label):(NSString *)\(parameter)")
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Substring {
    String(decoding: bytes, as: UTF8.self)[...]
  }

  private static let classes: Set<String> = ["UINib", "NSNib"]
  /// The labels and messages that are followed by a xib's name.
  private static let labels: Set<String> = [
    "nibName", "nibNamed", "windowNibName", "loadNibNamed", "nibWithNibName", "initWithNibName",
    "initWithWindowNibName",
  ]
  /// Words that contain “nib” and load nothing.
  private static let harmless: Set<String> = [
    "awakeFromNib", "nibNameOrNil", "nibBundleOrNil",
  ]
}

extension SourceTexts {
  /// The xibs that the sources, tests left out, may load.
  var nibLoads: NibLoads { NibLoads(eachSource { [NibLoads(in: $0.bytes)] }) }
}
