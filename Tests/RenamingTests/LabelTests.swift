import FilesAndPaths
import Renaming
import Testing

/// Labels of parameters and arguments that are spelled like a renamed member.
struct LabelTests {
  @Test func `A label of the same name stays, and a key of a dictionary changes`() throws {
    func code(_ name: String) -> String {
      """
      class List: UIViewController {
        @IBOutlet var \(name): UILabel!
        init(total label: UILabel) { self.\(name) = label }
        subscript(total value: Int) -> Int { value }
        func show(_ first: Int, total value: Int = 0) { \(name).tag = value }
        func open() { show(1, total: self[total: 2]) }
        func copy() -> List { List(total: \(name)) }
        func all() -> [UILabel: Int] { [view: 0, \(name): 1] }
      }
      """
    }
    let plan = try RenamedApp(["List.swift": code("total")]).plan("total", "sum", .outlet)
    #expect(plan.undecided == [])
    #expect(plan.changes.map { String(decoding: $0.new, as: UTF8.self) } == [code("sum")])
  }
}
