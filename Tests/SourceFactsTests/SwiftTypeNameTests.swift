import SourceFacts
import Testing

struct SwiftTypeNameTests {
  @Test(arguments: [
    "String(describing: Kit.List.self)", "String(describing: Kit.List)", "String(Kit.List)",
    "String(Kit.List.self)", #""\(Kit.List.self)""#, #""\(Kit.List)""#,
    #"NSStringFromClass(Kit.List.self).components(separatedBy: ".").last!"#,
    #"NSStringFromClass(Kit.List.self).componentsSeparatedByString(".").last"#,
    #"NSStringFromClass(Kit.List.self).components(separatedBy: ".")[1]"#,
    #"Kit.List.description().components(separatedBy: ".").last ?? """#,
    #"NSStringFromClass(Kit.List.self).split(separator: ".").map(String.init).last!"#,
    #"String(reflecting: Kit.List.self).components(separatedBy: ".").last!"#,
    #"String(describing: Kit.List.self).components(separatedBy: ".")[0]"#,
    #"NSStringFromClass(Kit.List.self).split(separator: ".").map { String($0) }.last!"#,
    "(NSStringFromClass(Kit.List.self) as NSString).pathExtension",
  ])
  func `Every way to get a type's name is recognized`(code: String) {
    let expected = Expression.typeName(["Kit", "List"])
    switch value(code) {
    case .choice(let values): #expect(values.first == expected)
    case let other: #expect(other == expected)
    }
  }

  @Test(arguments: [
    #"String(describing: List.self).components(separatedBy: "ViewController")[0]"#,
    #"String(describing: List.self).components(separatedBy: "ViewController").last!"#,
    #"NSStringFromClass(List.self).split(separator: "_").map(String.init)[1]"#,
    #"NSStringFromClass(List.self).components(separatedBy: ".")[0]"#,
    #"NSStringFromClass(List.self).split(separator: ".").map { $0.lowercased() }.last!"#,
  ])
  func `A part of a type's name is not the name`(code: String) {
    guard case .call? = value(code) else {
      Issue.record("\(String(describing: value(code)))")
      return
    }
  }

  @Test func `A type's name with a prefix or suffix is a concatenation`() {
    #expect(
      value(#""\(List.self)Segue""#) == .concatenation([.typeName(["List"]), .string("Segue")]))
    #expect(
      value(#""show" + String(describing: List.self)"#)
        == .concatenation([.string("show"), .typeName(["List"])]))
  }

  @Test(arguments: [
    "String(describing: self)", #""\(self)""#, #""\(Self.self)""#, #""\(self.self)""#,
    "String(describing: type(of: self))", "String(describing: Self.self)",
    #"NSStringFromClass(self).components(separatedBy: ".").last!"#,
    #"description().components(separatedBy: ".").last!"#,
    #"self.description().components(separatedBy: ".").last!"#,
  ])
  func `In a static member self is the type`(code: String) {
    let facts = SwiftFacts("extension Named { static var name: String { return \(code) } }")
    #expect(facts.property("Named.name")?.value == .typeName(["Self"]))
  }

  @Test func `In other members self is not a type, but its dynamic type is`() {
    #expect(result("String(describing: type(of: self))") == .typeName(["Self"]))
    #expect(result("String(self.dynamicType)") == .typeName(["Self"]))
    #expect(result(#""\(self)""#) == .concatenation([.name(["self"])]))
    #expect(
      result("String(describing: self)")
        == .call(
          CallExpression(
            function: "String", arguments: [.init(label: "describing", value: .name(["self"]))])))
  }

  @Test func `A type can be a value, and has members`() {
    #expect(value("Kit.List.self") == .type(["Kit", "List"]))
    #expect(value("Kit.List.classForCoder()") == .type(["Kit", "List"]))
    #expect(value("Base<Int>.self") == .type(["Base"]))
    #expect(value("[Row].self") == .unknown("[Row].self"))
    #expect(result("type(of: self).identifier") == .name(["Self", "identifier"]))
    #expect(result("self.dynamicType.identifier") == .name(["Self", "identifier"]))
  }

  @Test func `A name that a class gives itself is kept as a path`() {
    #expect(value("List.className") == .name(["List", "className"]))
    #expect(value("List.self.className") == .name(["List", "className"]))
  }
}
