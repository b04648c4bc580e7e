import SegueChecking
import Testing

@Suite struct RuleCatalogTests {
  @Test func `Every rule is found by its name, which no other rule has`() {
    let names = RuleCatalog.rules.map { $0.description.name }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { RuleCatalog.rule(named: $0) != nil })
  }
}
