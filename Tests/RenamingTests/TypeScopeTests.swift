import Renaming
import Testing

/// Words that look like the keyword before the name of a type.
struct TypeScopeTests {
  @Test(arguments: [
    "for actor in actors { total.text = actor }",
    "actors.forEach { actor in if actor.isEmpty { total.text = actor } }",
    "func show(class type: AnyClass, actor value: Int) { total.text = nil }",
    "let last = actor\n    print(last)\n    if true { total.text = last }",
  ])
  func `A variable, a label or a modifier begins no type`(_ code: String) throws {
    let renamed = try RenamedApp([
      "List.swift": """
      class List: UIViewController {
        @IBOutlet var total: UILabel!
        class final func make() { List().total.text = nil }
        func show(_ actors: [String], _ actor: String) {
          \(code)
        }
      }
      """
    ]).expectRoundTrip("total", "sum", .outlet)
    #expect(renamed.files["List.swift"]?.contains("total") == false)
  }
}
