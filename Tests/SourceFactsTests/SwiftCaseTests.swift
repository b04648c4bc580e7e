import SourceFacts
import Testing

struct SwiftCaseTests {
  private func cases(_ code: String) -> [CaseFact] {
    SwiftFacts(code).facts.types.first?.members.cases ?? []
  }

  @Test func `The raw value of a string enumeration is the one written, or the name`() {
    let found = cases(#"enum ID: String { case a, b = "x"; case `default`; case c = "" }"#)
    #expect(found.map(\.name) == ["a", "b", "default", "c"])
    #expect(found.map(\.rawValue) == ["a", "x", "default", ""])
    #expect(found.map(\.position.column) == [24, 27, 41, 57])
  }

  @Test func `Other enumerations have the raw values that are written as strings`() {
    #expect(cases("enum ID: Int { case a = 1, b }").map(\.rawValue) == [nil, nil])
    #expect(
      cases("enum ID { case a, b(Int), c() }").map(\.hasAssociatedValue) == [false, true, false])
    #expect(cases(#"enum ID: Key { case a = "x", b }"#).map(\.rawValue) == ["x", nil])
    #expect(cases("enum ID: Swift.String, Named { case a }").map(\.rawValue) == ["a"])
  }

  @Test func `A case with one of the macros is a segue`() {
    let found = cases(
      """
      enum Segue {
        @To(Kit.Detail.self, id: "Show") case detail(Detail.SegueInput)
        @To(UIHostingController<Profile>.self) case profile(Profile)
        @Unnamed(List.self) case list
        @Embed(Map.self, id: nil) case map
        @SeguesMacros.Child(Home.self) case home
        @Unwind(Home.limitsChosen(with:), id: Keys.back) case back(Limits)
        @available(iOS 15, *) case other
      }
      """)
    #expect(
      found.map { $0.segue?.macro } == [
        "To", "To", "Unnamed", "Embed", "Child", "Unwind", nil,
      ])
    #expect(
      found.map { $0.segue?.destination } == [
        "Kit.Detail", "UIHostingController<Profile>", "List", "Map", "Home", "Home", nil,
      ])
    #expect(
      found.map { $0.segue?.identifier } == [
        .string("Show"), nil, nil, nil, nil, .name(["Keys", "back"]), nil,
      ])
    #expect(found[0].segue?.position == SourcePosition(line: 2, column: 28))
    #expect(found[1].segue?.position == found[1].position)
  }
}
