/// A value of a property list, limited to what Xcode projects and `Info.plist` files contain.
///
/// ``init(reading:)`` creates it from the bytes of a file, in whichever format they are.
enum PropertyListValue: Equatable, Sendable {
  case string(String)
  /// A number as text; a Boolean as `1` or `0`.
  case number(String)
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)

  /// The text of a string or a number; nil for a collection.
  ///
  /// Use this unless a number would be wrong: `project.pbxproj` writes numbers as strings.
  var string: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .array, .dictionary: nil
    }
  }

  /// The text of a string; nil for anything else, including a number, which can't name a storyboard.
  var strictString: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The values of an array; nil for anything else.
  var array: [PropertyListValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The strings and numbers of an array as text, without its collections; nil for anything else.
  var strings: [String]? { array.map { $0.compactMap(\.string) } }

  /// The entries of a dictionary; nil for anything else.
  var dictionary: PropertyListDictionary? {
    if case .dictionary(let values) = self { values } else { nil }
  }
}

/// The reason why a property list was not read.
enum PropertyListFailure: Error, Hashable {
  /// The file could not be read at all.
  case unreadable(reason: String)
  case notPropertyList
  /// Collections nest deeper than ``PropertyListFailure/greatestDepth``.
  case tooDeep
  /// Values of a binary list are shared, and expanded they would be larger than the file, or endless.
  case endless
  /// The list names more storyboards than any app has.
  case tooManyStoryboards(Int)

  /// The most levels of nested collections: more than any project has, and far too few to overflow the stack.
  static let greatestDepth = 128

  /// The problem, worded to follow a subject such as “the file”.
  var problem: String {
    switch self {
    case .unreadable(let reason): "cannot be read (\(reason))"
    case .notPropertyList: "is not a property list"
    case .tooDeep: "nests deeper than \(Self.greatestDepth) levels"
    case .endless: "has parts that refer to each other endlessly"
    case .tooManyStoryboards(let limit): "names more than \(limit) storyboards"
    }
  }
}

/// The entries of a dictionary, in their order.
///
/// Nearly all objects of a project have few entries, which a linear search finds faster than hashing.
struct PropertyListDictionary: Equatable, Sendable {
  struct Entry: Equatable {
    var key: String
    var value: PropertyListValue
  }

  private(set) var entries: [Entry] = []

  mutating func append(_ key: String, _ value: PropertyListValue) {
    entries.append(Entry(key: key, value: value))
  }

  /// The value of a key; the last one if the key occurs twice.
  subscript(_ key: String) -> PropertyListValue? {
    entries.last { $0.key == key }?.value
  }

  /// The entries whose values are strings or numbers, as text.
  var strings: [String: String] {
    entries.reduce(into: [:]) { $0[$1.key] = $1.value.string }
  }
}
