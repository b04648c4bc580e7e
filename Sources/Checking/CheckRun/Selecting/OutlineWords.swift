internal import SourceFacts
internal import SourceLexing

/// The meaning of a word that the scan of sources looks for.
enum OutlineWord: UInt8, Sendable {
  /// The word declares or extends a type: `class`, `@interface`.
  case declaresType
  /// The word declares a global if it is outside of types: `let`, `var`.
  case declaresGlobal
  case declaresFunction
  /// The word declares an Objective-C constant: `#define`, `NSString *const`.
  case declaresConstant
  /// `@objc(Name)`, `NS_SWIFT_NAME(Name)`.
  case namesForOtherLanguage
  /// The word names a function that navigates or dequeues, although no stem in its name says so.
  case navigates
  /// The word is about the restoration of the app's state.
  case restores
  /// The word is a label of calls that register reusable views.
  case registers
  /// The word names a function that registers if it has a label of ``identifies``.
  case mayRegister
  /// The word names a function that dequeues if it has a label of ``identifies``.
  case mayDequeue
  /// The word is a label that these functions share with others.
  case identifies
  /// The word names a function that gives an object another class.
  case changesClass
  /// The word declares an outlet or action, which may need a class that no file declares.
  case connects
  /// The word names the member of an enumeration that has all cases.
  case listsCases
  /// `as`, `is`.
  case casts
  /// The word is a label or message that is followed by a xib's name.
  case namesNib

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
    (.namesForOtherLanguage, ["objc", "NS_SWIFT_NAME"]),
    (.connects, ["IBOutlet", "IBAction"]),
    (.navigates, NavigationWords.words.subtracting(ReuseCalls.registeringWords).sorted()),
    (.restores, RestorationWords.all.sorted()),
    (.registers, ReuseCalls.registeringWords.sorted()),
    (.mayRegister, ReuseCalls.registeringFunctionsWithCommonLabel.sorted()),
    (
      .mayDequeue,
      ReuseCalls.functionsWithCommonLabel.subtracting(
        ReuseCalls.registeringFunctionsWithCommonLabel
      ).sorted()
    ),
    (.identifies, ReuseCalls.commonLabels.sorted()),
    (.changesClass, ["object_setClass"]),
    (.listsCases, ["allCases"]),
    (.casts, ["as", "is"]),
    (.namesNib, NibCalls.labels.sorted()),
  ]

  /// The words, each with its one meaning.
  static let table = WordTable(
    Dictionary(
      uniqueKeysWithValues: words.flatMap { word, texts in texts.map { ($0, word.rawValue) } }))
}
