/// What a source declares, as far as a search through its words shows it.
struct Declarations {
  struct TypeDeclaration {
    var name: String
    /// `class`, `enum`, `extension`, …; `interface` and `implementation` in Objective-C.
    var keyword: String
    /// What stands after the colon, modules left out.
    var inherited: [String] = []
    /// Whether `@objc(…)` gives it a name of its own.
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

  /// A property or constant of a type, or of the file.
  struct Variable {
    var type: String
    var name: String
    var attributes: Set<String>
    var nameToken: Int
    /// The plain string that it is initialized with.
    var literal: Int?
  }

  struct EnumCase {
    var type: String
    var name: String
    var nameToken: Int
    /// The raw value that is written.
    var literal: Int?
  }

  var types: [TypeDeclaration] = []
  var methods: [Method] = []
  var variables: [Variable] = []
  /// Of enumerations of strings alone.
  var cases: [EnumCase] = []

  init(_ code: CodeText) {
    if code.isSwift {
      SwiftScan(code).scan(into: &self)
    } else {
      ObjectiveCScan(code).scan(into: &self)
    }
  }

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
