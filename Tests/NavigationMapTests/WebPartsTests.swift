import Foundation
import NavigationMap
import TestSupport
import Testing

/// The map's page consists of the files in `Web`.
struct WebPartsTests {
  @Test func `The compiled scripts and styles are the files in the folder Web`() throws {
    let swift = try WebParts().swift
    #expect(try ReferenceText.problem(with: swift, path: WebParts.generatedFile) == nil)
  }

  @Test func `Each script and style is in the page once`() throws {
    let map = map(["Main.storyboard": storyboard(scene("a"))])
    let page = String(decoding: MapPage(map).bytes, as: UTF8.self)
    let parts = try WebParts().parts.filter { !$0.file.hasSuffix(".html") }
    #expect(parts.count > 20)
    for part in parts {
      let count = page.components(separatedBy: part.text).count - 1
      #expect(count == 1, "PageScript.parts or PageStyle.text has \(part.file) \(count) times")
    }
  }
}
