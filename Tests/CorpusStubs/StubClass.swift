/// A class that storyboards name, written by a test.
///
/// Its superclass follows from its elements, and some of the classes receive an input or adopt
/// their segues.
package struct StubClass: Hashable, Sendable {
  /// The way in which a destination class receives its input.
  package enum Input: CaseIterable, Sendable {
    case nothing
    /// In `configure(with:)`.
    case configured
    /// In `init(coder:input:)`.
    case initialized
  }

  package var name: String
  package var superclass: String
  /// Whether the class adopts its generated segues.
  package var adoptsSegues = false
  /// The methods with which the class supplies values, as they are declared.
  package var answers: [String] = []
  /// Whether the class is in another module than the generated code.
  package var isForeign = false

  /// The way in which the class receives its input.
  ///
  /// It depends on the name, so that every run chooses the same.
  package var input: Input {
    guard superclass.hasSuffix("ViewController"), superclass.hasPrefix("UI") else {
      return .nothing
    }
    return Input.allCases[Self.choice(of: name, among: Input.allCases.count)]
  }

  /// A number below `count` that depends only on the name.
  static func choice(of name: String, among count: Int) -> Int {
    name.utf8.reduce(0) { $0 + Int($1) } % count
  }

  /// The class's declaration.
  package var text: String {
    let access = isForeign ? "public " : ""
    let conformance =
      switch input {
      case .nothing: ""
      case .configured: ", SegueDestination"
      case .initialized: ", SegueInitializable"
      }
    var members: [String] = []
    if input != .nothing {
      members.append("\(access)struct SegueInput { var text: String }")
    }
    switch input {
    case .nothing: break
    case .configured:
      members.append("\(access)func configure(with input: SegueInput) {}")
    case .initialized:
      members += [
        "\(access)required init?(coder: NSCoder, input: SegueInput) { super.init(coder: coder) }",
        "\(access)required init?(coder: NSCoder) { nil }",
      ]
    }
    members += answers.map { "\($0) { fatalError() }" }
    let body = members.isEmpty ? "{}" : "{\n" + members.map { "  \($0)\n" }.joined() + "}"
    return """
      \(adoptsSegues ? "@SegueSource\n" : "")\(isForeign ? "open " : "")class \(name): \
      \(superclass)\(conformance)\(adoptsSegues ? ", \(name)Segues.Source" : "") \(body)

      """
  }
}
