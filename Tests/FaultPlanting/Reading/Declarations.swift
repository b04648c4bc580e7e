/// The declarations in a source, found by a search through its words.
struct Declarations {
  struct TypeDeclaration {
    var name: String
    /// `class`, `enum`, `extension`, …; `interface` and `implementation` in Objective-C.
    var keyword: String
    /// The types after the colon, without modules.
    var inherited: [String] = []
    /// Whether `@objc(…)` gives it another name.
    var hasObjectiveCName = false
    /// The names of its generic parameters.
    var genericParameters: Set<String> = []
    var nameToken: Int
    var body: Range<Int>
  }

  struct Method {
    var type: String
    var name: String
    var selector: String
    var attributes: Set<String>
    var parameterTypes: [String]
    /// The names of its generic parameters.
    var genericParameters: Set<String> = []
    var nameToken: Int
    var body: Range<Int>
  }

  /// A property or constant of a type or of the file.
  struct Variable {
    var type: String
    var name: String
    var attributes: Set<String>
    var nameToken: Int
    /// The string literal that it is initialized with.
    var literal: Int?
  }

  struct EnumCase {
    var type: String
    var name: String
    var nameToken: Int
    /// The explicit raw value.
    var literal: Int?
  }

  var types: [TypeDeclaration] = []
  var methods: [Method] = []
  var variables: [Variable] = []
  /// The cases of enumerations of strings.
  var cases: [EnumCase] = []

  /// The innermost type around a token.
  func type(around token: Int) -> TypeDeclaration? {
    types.filter { $0.body.contains(token) }.min { $0.body.count < $1.body.count }
  }

  /// The names of all types around a token.
  func typeNames(around token: Int) -> [String] {
    types.filter { $0.body.contains(token) }.map(\.name)
  }

  /// The innermost function around a token.
  func method(around token: Int) -> Method? {
    methods.filter { $0.body.contains(token) }.min { $0.body.count < $1.body.count }
  }
}
