/// A class that storyboards name, as a test writes it: it inherits what its element says, and some
/// take an input or adopt their segues.
package struct StubClass: Hashable, Sendable {
  /// What a class that is a destination takes.
  package enum Input: CaseIterable, Sendable {
    case nothing
    /// By `configure(with:)`.
    case configured
    /// By `init(coder:input:)`.
    case initialized
  }

  package var name: String
  package var superclass: String
  /// Whether the class adopts the segues that are generated for it.
  package var adoptsSegues = false
  /// The answers that those segues ask of the class, as they are declared.
  package var answers: [String] = []
  /// Whether the class is of another module than the generated code.
  package var isForeign = false

  /// What the class takes: chosen by its name, so that every run chooses alike.
  package var input: Input {
    guard superclass.hasSuffix("ViewController"), superclass.hasPrefix("UI") else {
      return .nothing
    }
    return Input.allCases[Self.choice(of: name, among: Input.allCases.count)]
  }

  /// A number below `count` that depends on the name alone.
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
