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

  @Test(arguments: [
    ("tagNavigationController", "LoginNavigationController"), ("savePerson", "showPerson"),
    ("PersonSettingsScreenCell", "PersonSettingsScreenRow"), ("section2Top", "section2End"),
  ])
  func `A name with a different word in place of one is not near`(name: String, other: String) {
    #expect(NearestName.to(name, among: [other]) == nil)
    #expect(NearestName([other]).all(near: name).isEmpty)
  }

  @Test(arguments: [
    ("shwoPerson", "showPerson"), ("showperson", "showPerson"),
    ("LognNavigationController", "LoginNavigationController"), ("personCells", "personCell"),
  ])
  func `A name with a typo in one of its words is recognized`(name: String, meant: String) {
    #expect(NearestName.to(name, among: [meant]) == meant)
  }

  @Test func `All names that are near enough can be listed`() {
    let near = NearestName(["Lists", "Person", "Lost", "Liste", "Table"], most: .max).all(
      near: "List")
    #expect(near == ["Lists", "Lost", "Liste"])
    #expect(NearestName(["Lists", "Lost"], most: 1).all(near: "List") == ["Lists"])
  }
}
