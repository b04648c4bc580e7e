import SourceFacts
import Testing

struct SwiftPropertyTests {
  private func properties(_ code: String) -> [PropertyFact] {
    SwiftFacts("class List {\n\(code)\n}").type("List")?.members.properties ?? []
  }

  @Test(arguments: [
    ("weak var x: UILabel!", "UILabel"), ("var x: UILabel?", "UILabel"),
    ("var x: Optional<UILabel>", "UILabel"), ("var x: [UILabel]!", "[UILabel]"),
    ("weak var x: (any Themed)?", "Themed"), ("var x: Kit.Base<Int>", "Kit.Base<Int>"),
    ("var x = UILabel()", nil), ("var x, y: String", "String"), ("let x = 1, y: Int = 2", nil),
  ])
  func `A type is as written, without optionality`(code: String, type: String?) {
    #expect(properties(code).first?.type == type)
  }

  @Test(arguments: [
    ("var x = 1", false), ("let x = 1", true), ("var x: Row { y }", true),
    ("var x: Row { get { y } }", true), ("var x: Row { get { y } set {} }", false),
    ("var x: Row { y } ", true), ("var x = 1 { didSet {} }", false),
    ("var x: Row! { willSet {} didSet {} }", false), ("private(set) var x = 1", false),
    ("lazy var x = 1", false), ("var x: Row { _read {} _modify {} }", false),
    ("@Published var x = 1", false), ("var x: Row { get throws { y } }", true),
  ])
  func `A property is read-only if it cannot be assigned`(code: String, isReadOnly: Bool) {
    #expect(properties(code).first?.isReadOnly == isReadOnly)
  }

  @Test func `A protocol's requirement says whether it can be assigned, and has no value`() {
    let facts = SwiftFacts(
      "protocol P { var a: String { get }\nstatic var b: String { get set } }")
    let members = facts.type("P")?.members.properties ?? []
    #expect(members.map(\.isReadOnly) == [true, false])
    #expect(members.map(\.isStatic) == [false, true])
    #expect(members.allSatisfy { $0.value == nil })
  }

  @Test(arguments: [
    ("@IBOutlet weak var x: UILabel!", true, true), ("@IBOutlet var x: [UILabel]!", true, true),
    ("@IBOutlet private(set) weak var x: UILabel!", true, true), ("@objc var x = 1", false, true),
    ("@IBInspectable var x = 1", false, true), ("@NSManaged var x: Row", false, true),
    ("@GKInspectable var x = 1", false, true), ("dynamic var x = 1", false, true),
    ("var x = 1", false, false), ("override var x: Row { y }", false, false),
    ("#if X\n@IBOutlet\n#endif\nvar x: Row!", true, true),
  ])
  func `Outlets and properties that Objective-C sees are known`(
    code: String, isOutlet: Bool, isExposed: Bool
  ) {
    #expect(properties(code).map(\.isOutlet) == [isOutlet])
    #expect(properties(code).map(\.isExposed) == [isExposed])
  }

  @Test(arguments: [
    ("static var x", Expression.string("a")), ("@MainActor static var x", .string("a")),
    ("@IBInspectable var x", .string("a")), ("@Published var x", .string("a")),
    ("@ObservationIgnored var x", .string("a")),
    ("@Prefixed static let x", .string("a")), ("@Prefixed static var x", nil),
    ("@Kit.Prefixed(2) var x", nil),
  ])
  func `A property wrapper or macro may give a variable another value`(
    declaration: String, value: Expression?
  ) {
    #expect(properties("\(declaration) = \"a\"").map(\.value) == [value])
  }

  @Test func `Each name of one declaration has its own position`() {
    let found = properties(#"let (a, b) = pair, c = "x""#)
    #expect(found.map(\.name) == ["a", "b", "c"])
    #expect(found.map(\.value) == [nil, nil, .string("x")])
    #expect(found.map(\.position.column) == [6, 9, 20])
  }

  @Test func `Modifiers and names are known`() {
    let found = properties(
      """
      static let a = "x"
      class var b: String { "y" }
      override var c: Row { z }
      @objc(isD) var `default` = "d"
      """)
    #expect(found.map(\.isStatic) == [true, true, false, false])
    #expect(found.map(\.isOverride) == [false, false, true, false])
    #expect(found.last?.objectiveCName == "isD")
    #expect(found.last?.name == "default")
    #expect(found.map(\.value) == [.string("x"), .string("y"), .name(["z"]), .string("d")])
  }

  @Test func `Subscripts, initializers and local variables are not properties`() {
    #expect(
      properties("subscript(i: Int) -> Row { y }\ninit() { let z = 1 }\nfunc f() { var q = 2 }")
        .isEmpty)
  }

  @Test func `Positions count bytes, with any line ends`() {
    let facts = SwiftFacts("let a = 1\r\n/* 🙂 */ let b = 2\rlet c = 3\n\nlet d = 4")
    #expect(
      facts.facts.globals.properties.map(\.position) == [
        SourcePosition(line: 1, column: 5), SourcePosition(line: 2, column: 16),
        SourcePosition(line: 3, column: 5), SourcePosition(line: 5, column: 5),
      ])
  }
}
