internal import SourceFacts

/// The words for which a scan of sources has a use.
enum OutlineWord: Sendable {
  /// The word declares or extends a type: `class`, `@interface`.
  case declaresType
  /// The word declares something that counts if it is outside of types: `let`, `var`.
  case declaresGlobal
  case declaresFunction
  /// The word declares an Objective-C constant: `#define`, `NSString *const`.
  case declaresConstant
  /// `@objc(Name)`.
  case namesForObjectiveC
  /// The word names a function that navigates or dequeues, although no stem in its name says so.
  case navigates
  /// The word names a function that gives an object another class.
  case changesClass
  /// The word declares an outlet or action, which may need a class that no file declares.
  case connects

  private static let words: [(OutlineWord, [String])] = [
    (
      .declaresType,
      [
        "class", "struct", "enum", "protocol", "extension", "typealias", "actor", "interface",
        "implementation",
      ]
    ),
    (.declaresGlobal, ["let", "var"]),
    (.declaresFunction, ["func"]),
    (.declaresConstant, ["define", "const", "NSString"]),
    (.namesForObjectiveC, ["objc"]),
    (.connects, ["IBOutlet", "IBAction"]),
    (.navigates, NavigationWords.words.sorted()),
    (.changesClass, ["object_setClass"]),
  ]

  /// The words by their first byte.
  private static let table: [[(text: [UInt8], word: OutlineWord)]] = {
    var table = [[(text: [UInt8], word: OutlineWord)]](repeating: [], count: 256)
    for (word, texts) in words {
      for text in texts.map({ Array($0.utf8) }) { table[Int(text[0])].append((text, word)) }
    }
    return table
  }()

  /// Returns the meaning of a word, or nil for nearly all words.
  @inline(__always)
  static func meaning(of word: UnsafeBufferPointer<UInt8>) -> OutlineWord? {
    for candidate in table[Int(word[0])]
    where candidate.text.count == word.count && candidate.text.elementsEqual(word) {
      return candidate.word
    }
    return nil
  }
}
