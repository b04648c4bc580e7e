import SwiftNaming
import TestSupport
import Testing

/// Every word with a meaning in Swift, used as a name in generated code.
@Suite struct KeywordTests {
  /// *The Swift Programming Language*, Lexical Structure, Keywords and Punctuation; and the words
  /// added by later evolution proposals.
  private static let words = """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init \
    inout internal let nonisolated open operator private precedencegroup protocol public rethrows \
    static struct subscript typealias var break case catch continue default defer do else \
    fallthrough for guard if in repeat return switch throw where while Any as await catch false is \
    nil self Self super throws true try _ associativity async convenience didSet dynamic final get \
    indirect infix lazy left mutating none nonmutating optional override package postfix precedence \
    prefix Protocol required right set some Type unowned weak willSet actor any each macro consume \
    copy discard then yield module isolated sending unsafe distributed reasync value rawValue \
    hashValue hash id identifier allCases description debugDescription customMirror RawValue \
    AllCases ID load of to with from error newValue oldValue Sendable Void Int String Optional
    """.split(separator: " ").map(String.init) + ["3d", "😀", "日本", "٣", "किताब", "", "a b", "∞"]

  private func program() -> String {
    var names: [String] = []
    for word in Self.words {
      let name = SwiftName.member(word)
      if !names.contains(name) { names.append(name) }
    }
    let escaped = names.map(SwiftName.escaped)
    func lines(_ line: (String) -> String) -> String { escaped.map(line).joined(separator: "\n") }
    return """
      enum ID: CaseIterable { \(lines { "case \($0)" })
        static func id(_ id: ID?) -> Int { switch id { \(lines { "case .\($0): 1" })
          case nil: 0 } } }
      enum Cases<V> { \(lines { "case \($0)(V)" })
        var id: ID { switch self { \(lines { "case .\($0): .\($0)" }) } }
        var value: V { switch self { \(lines { "case .\($0)(let value): value" }) } } }
      enum Plain<A, B> { \(lines { "case \($0)(A)" }) }
      extension Plain where A == Void { \(lines { "static var \($0): Self { .\($0)(()) }" }) }
      struct Scene { var name: String }
      enum Storyboard { \(lines { "static let \($0) = Scene(name: \"\")" }) }
      func use(_ id: ID?, _ cases: Cases<Int>?, _ plain: Plain<Void, Int>?, _ scene: Scene) {}
      func all() {
        \(lines { "use(.\($0), .\($0)(1), .\($0), Storyboard.\($0))" })
        \(lines { "use(ID.\($0), Cases.\($0)(1), Plain.\($0), Storyboard.\($0))" })
      }
      """
  }

  @Test func `Every keyword can name a case and a constant`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(program(), to: "Keywords.swift")
    let result = try Subprocess.run(
      "/usr/bin/env", ["swiftc", "-typecheck", "-swift-version", "6", file])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
  }
}
