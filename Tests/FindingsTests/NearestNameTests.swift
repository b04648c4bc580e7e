import Findings
import Testing

@Suite struct NearestNameTests {
  private let names = ["access", "style", "output", "map"]

  @Test(arguments: [
    ("acess", "access"), ("STYLE", "style"), ("ouptut", "output"), ("mop", "map"),
  ])
  func `A name with a typo is recognized`(name: String, meant: String) {
    #expect(NearestName.to(name, among: names) == meant)
  }

  @Test(arguments: ["", "bundle", "xyz", String(repeating: "access", count: 10_000)])
  func `A name far from all others has no nearest one`(name: String) {
    #expect(NearestName.to(name, among: names) == nil)
    #expect(NearestName.to(name, among: [String]()) == nil)
  }
}
