import SegueGeneration
import TestSupport
import Testing

/// The names that the tools generate, with their oddities, because call sites use them.
@Suite struct StyleNameTests {
  @Test(arguments: [
    ("ShowPerson", "showPerson"), ("showPerson", "showPerson"), ("show-person", "showPerson"),
    ("show_person", "showPerson"), ("Show NavCtrl", "showNavCtrl"), ("URLChooser", "urlChooser"),
    ("URL", "url"), ("SHOW_PERSON", "showPerson"), ("LOGIN", "login"), ("ID2Name", "id2Name"),
    ("3dView", "_3dView"), ("Person.Detail", "personDetail"), ("été", "été"),
    ("_hidden", "hidden"), ("a-b", "ab"),
    ("go2TABS", "go2TABS"), ("😀", "😀"), ("☕️", "hotBeverage"), ("XMLHTTPRequest", "xmlhttpRequest"),
    ("می\u{200C}روم", "می\u{200C}روم"),
  ])
  func `A scene or segue has the name from SwiftGen`(_ identifier: String, _ name: String) throws {
    let text = try text(.swiftgen, identifier)
    #expect(text.contains("static let \(name) = SceneType<PersonViewController>("))
    #expect(
      text.contains("    case \(name)\n") || text.contains("    case \(name) = \"\(identifier)\"\n")
    )
  }

  @Test(arguments: [
    ("ShowPerson", "showPerson"), ("show-person", "showPerson"), ("show_person", "show_person"),
    ("Show NavCtrl", "showNavCtrl"), ("URLChooser", "urlChooser"), ("URL", "urL"),
    ("LOGIN", "logiN"), ("ID", "iD"), ("3dView", "dView"), ("Person.Detail", "personDetail"),
    ("URL2", "url2"), ("été", "été"), ("go-3d", "go3d"), ("SHOW_PERSON", "show_PERSON"),
    ("🚀Go", "🚀Go"), ("A", "a"), ("☕️", "hotBeverage"),
  ])
  func `A scene or segue has the name from R.swift`(_ identifier: String, _ name: String) throws {
    let text = try text(.rswift, identifier)
    #expect(
      text.contains("var \(name): _R.StoryboardViewControllerIdentifier<PersonViewController> {"))
    #expect(text.contains("var \(name): _R.SegueIdentifier<"))
  }

  @Test(arguments: ["any", "some", "each", "async"])
  func `A storyboard named like a contextual keyword is a type in R.swift's style`(
    name: String
  ) throws {
    let text = try text(.rswift, "Person", file: name)
    #expect(text.contains("-> `\(name)` {"))
  }

  @Test(arguments: [
    ("Main", "Main"), ("main", "Main"), ("Main~ipad", "MainIpad"), ("My Board", "MyBoard"),
    ("LAUNCH", "Launch"), ("2nd", "_2nd"), ("Type", "Type_"),
  ])
  func `A storyboard has the name from SwiftGen`(_ file: String, _ name: String) throws {
    let text = try text(.swiftgen, "Person", file: file)
    #expect(text.contains("enum \(name): StoryboardType {"))
    #expect(text.contains("enum \(name): String, SegueType {"))
  }

  @Test(arguments: [
    ("Main", "main"), ("URLs", "urLs"), ("My Board", "myBoard"), ("default", "`default`"),
    ("bundle", "bundle2"),
  ])
  func `A storyboard has the name from R.swift`(_ file: String, _ name: String) throws {
    let text = try text(.rswift, "Person", file: file)
    #expect(text.contains("  var \(name): \(name) { .init(bundle: bundle) }"))
  }

  private func text(
    _ style: GenerationOptions.Style, _ identifier: String, file: String = "Main"
  ) throws -> String {
    let storyboard = StoryboardText(
      scenes: [
        .controller(
          "a", class: "PersonViewController", identifier: identifier,
          segues: [SegueText("show", to: "a", identifier: identifier)])
      ])
    let code = StyleFixture.code(files(["\(file).storyboard": storyboard]), style)
    return try #require(code.files.first).text
  }
}
