import FaultPlanting
import Testing

@Suite struct EditTests {
  private func changed(_ kind: String, _ index: Int = 0) throws -> [String] {
    let plants = try #require(SmallApp.sites(kind)).plants
    return SmallApp.changedLines(plants[index])
  }

  @Test func `An attribute gets another value, and the rest of its line stays`() throws {
    let lines = try changed("segue-action-in-storyboard")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.contains(#"identifier="help" destinationCreationSelector="make"#))
    #expect(line.hasSuffix(#":" id="g3"/>"#))
    #expect(!line.contains(#""makeHelp:""#))
  }

  @Test func `A segue without an identifier gets one`() throws {
    let plants = try #require(SmallApp.sites("duplicate-segue-identifier")).plants
    let line = try #require(plants.last.flatMap { SmallApp.changedLines($0).first })
    #expect(line.contains(#"id="g5" identifier=""#))
    #expect(line.hasSuffix("\"/>"))
  }

  @Test func `A case without a raw value gets one`() throws {
    let line = try #require(changed("enum-raw-value").first)
    #expect(line.contains(#"{ case help = "h"#))
    #expect(line.contains(#"", fancy = "fancy" }"#))
  }

  @Test func `A class is renamed wherever code names it, but not in comments`() throws {
    let files = [
      "App/Main.storyboard": SmallApp.storyboard,
      "App/A.swift": "// Person\nclass Person {}\nlet a: Person? = Person()\nlet b = \"Person\"\n",
    ]
    let plant = try #require(SmallApp.sites("class-in-code", files)?.plants.first)
    #expect(plant.edits.map(\.range.lowerBound).sorted() == [16, 33, 43])
    #expect(plant.edits.allSatisfy { $0.new != "Person" })
  }

  @Test func `A deleted segue leaves nothing behind`() throws {
    #expect(try changed("segue-deleted") == [""])
  }

  @Test func `A deleted segue action is removed with its attribute and its body`() throws {
    #expect(try changed("segue-action-removed") == ["", "", ""])
  }

  @Test func `A renamed method keeps its parameters`() throws {
    let line = try #require(changed("unwind-action-in-code").first)
    #expect(line.hasPrefix("@IBAction func unwind"))
    #expect(line.hasSuffix("(_ segue: UIStoryboardSegue) {}"))
    #expect(!line.contains("unwindToList("))
  }

  @Test func `An identifier is escaped for XML`() throws {
    let odd = SmallApp.storyboard.replacing("\"showPerson\"", with: "\"a &amp; 'b'\"")
    let files = [
      "App/Main.storyboard": odd,
      "App/A.swift": """
      class List { func f() { performSegue(withIdentifier: "a & 'b'", sender: nil) } }
      """,
    ]
    let plants = try #require(SmallApp.sites("duplicate-segue-identifier", files)).plants
    #expect(plants.allSatisfy { $0.edits.allSatisfy { $0.new.contains("a &amp; &apos;b&apos;") } })
    #expect(!plants.isEmpty)
  }

  @Test func `Bytes that have changed since they were read are not changed`() throws {
    let plant = try #require(SmallApp.sites("outlet-in-storyboard")?.plants.first)
    #expect(plant.changedFiles { _ in [1, 2, 3] } == nil)
    #expect(plant.changedFiles { _ in nil } == nil)
  }
}
