import SourceFacts
import Testing

struct SwiftTypeTests {
  @Test func `A nested type has the path from the outermost type`() {
    let facts = SwiftFacts(
      """
      class List: UIViewController {
        struct Row { enum Kind { case a } }
        let x = 1
      }
      extension List { enum SegueIdentifier: String { case show } }
      extension Kit.Base<Int> { class Inner {} }
      actor Store {}
      protocol Themed: AnyObject {}
      """)
    #expect(
      facts.facts.types.map { $0.path.joined(separator: ".") } == [
        "List", "List.Row", "List.Row.Kind", "List", "List.SegueIdentifier", "Kit.Base",
        "Kit.Base.Inner", "Store", "Themed",
      ])
    #expect(
      facts.facts.types.map(\.kind) == [
        .class, .struct, .enum, .extension, .enum, .extension, .class, .actor, .protocol,
      ])
    #expect(facts.type("List")?.position == SourcePosition(line: 1, column: 7))
    #expect(facts.facts.types[5].position == SourcePosition(line: 6, column: 11))
    #expect(facts.type("List")?.members.properties.map(\.name) == ["x"])
  }

  @Test func `Inherited types have no generic arguments and attributes`() {
    let facts = SwiftFacts(
      """
      class Base<T, U: Row>: Kit.Root<T>, @unchecked Sendable, A & B, ~Copyable, any Themed {}
      """)
    #expect(facts.type("Base")?.inherited == ["Kit.Root", "Sendable", "A", "B", "Themed"])
    #expect(facts.type("Base")?.isGeneric == true)
    #expect(facts.type("Base")?.genericParameters == ["T", "U"])
  }

  @Test func `An initializer with a raw value and no label stores it`() {
    let facts = SwiftFacts(
      """
      struct A { init(_ rawValue: String) { self.rawValue = rawValue } }
      struct B { init(_ text: String) {}; init(rawValue: String) {} }
      struct C { init(_ rawValue: String, _ other: Int) {} }
      extension D { init?(_ rawValue: String) { self.init(rawValue: rawValue) } }
      """)
    #expect(facts.facts.types.map(\.members.storeRawValue) == [true, false, false, true])
  }

  @Test func `Only requirements on Self are constraints`() {
    let facts = SwiftFacts(
      """
      extension Handler where Self: UIViewController & Themed, ID.RawValue == String, T: Row {}
      protocol Root where Self: Kit.Base<Int> {}
      extension Named where Self == List {}
      """)
    #expect(
      facts.facts.types.map(\.constraints) == [
        ["UIViewController", "Themed"], ["Kit.Base"], ["List"],
      ])
  }

  @Test func `Attributes of types are known, also those inside #if`() {
    let facts = SwiftFacts(
      """
      @objc(SGList) @objcMembers final class List: NSObject {}
      @objc extension List {}
      @objc protocol Themed {}
      @MainActor @SegueSource class Home {}
      @objc class Plain {}
      #if os(iOS)
      @objc(Other)
      #endif
      class Detail {}
      """)
    #expect(facts.type("List")?.objectiveCName == "SGList")
    #expect(facts.facts.types.map(\.exposesMembers) == [true, true, true, false, false, false])
    #expect(facts.type("Home")?.isSegueSource == true)
    #expect(facts.type("Plain")?.objectiveCName == nil)
    #expect(facts.type("Detail")?.objectiveCName == "Other")
  }

  @Test func `Types inside a private type are private`() {
    let facts = SwiftFacts(
      """
      fileprivate class A { class B {} }
      private extension C { enum D { case x } }
      public class E { private(set) var f = 1 }
      """)
    #expect(facts.facts.types.map(\.isPrivate) == [true, true, true, true, false])
  }

  @Test func `All branches of #if are read, at every level`() {
    let facts = SwiftFacts(
      """
      #if os(iOS)
      import UIKit
      class List: UIViewController {}
      #elseif os(macOS)
      import AppKit
      class List: NSViewController { class Row {} }
      #else
      #if X
      let name = "x"
      #endif
      #endif
      enum ID: String {
        case a
        #if X
        case b
        class C {}
        #endif
      }
      """)
    #expect(facts.facts.types.map(\.name) == ["List", "List", "Row", "ID", "C"])
    #expect(facts.property("name")?.value == .string("x"))
    #expect(facts.type("ID")?.members.cases.map(\.rawValue) == ["a", "b"])
  }

  @Test func `Aliases have no generic arguments`() {
    let facts = SwiftFacts("typealias A = Kit.Base<Int>\nclass B { typealias C = D & E }")
    #expect(facts.facts.globals.aliases.map(\.type) == ["Kit.Base"])
    #expect(facts.type("B")?.members.aliases.map(\.type) == ["D & E"])
  }

  @Test(arguments: [
    ("open class List", true), ("public class List", true), ("@objc\npublic\nclass List", true),
    ("public final class List", false), ("final public class List", false), ("class List", false),
    ("internal class List /* open */", false),
  ])
  func `A type is for other modules if it is open, or public and not final`(
    head: String, isForOthers: Bool
  ) {
    #expect(SwiftFacts("\(head) {}").type("List")?.isForOtherModules == isForOthers)
  }
}
