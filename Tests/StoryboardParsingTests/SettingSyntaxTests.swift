import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

/// The syntax of settings, which have no part in the model but must be valid XML.
@Suite struct SettingSyntaxTests {
  @Test(arguments: [
    #"<color key="a" key="b"/>"#, #"<color key="a&b"/>"#, #"<color key="a<b"/>"#,
    #"<color key="a"red="1"/>"#, #"<color key=a/>"#, #"<color key/>"#, #"<color key=""#,
    #"<color =""/>"#, #"<color key = "1" key="2"/>"#, #"<nil key='<'/>"#, #"<nil / />"#,
    #"<color/"#, #"<color key="a/>"#, #"<fontDescription 1a="x"/>"#,
    #"<autoresizingMask a:b="x" a:b="y"/>"#,
  ])
  func `An invalid setting is as malformed as any other tag`(setting: String) {
    let source = Fixture.scene(in: #"<view id="v">\#(setting)</view>"#)
    let parsed = StoryboardReader().read(Data(source.utf8), path: "Main.storyboard")
    #expect(parsed.findings.map(\.rule) == ["malformed-xml"])
  }

  @Test(arguments: [
    #"<color/>"#, #"<color />"#, #"<color key = "1" red='2'  blue="3"/>"#, #"<nil key="ü &amp;"/>"#,
    "<color\n  key=\"a\"/>", #"<color key="a"></color>"#, #"<colors-of key="a"/>"#,
  ])
  func `A setting may be written in any valid way`(setting: String) throws {
    let file = try Fixture.read(
      objects: #"<view id="v">\#(setting)<label id="l"/></view>"#)
    #expect(try file.object("v").children.map(\.id) == ["l"])
    #expect(try file.object("l").location.line == 6 + setting.split(separator: "\n").count - 1)
    #expect(file.unknownElements.map(\.element) == (setting.contains("of") ? ["colors-of"] : []))
  }

  @Test func `A setting with an id is an object, and one as the root is not a document`() throws {
    let file = try Fixture.read(objects: #"<view id="v"><color key="a" id="c"/></view>"#)
    #expect(try file.object("v").children.map(\.id) == ["c"])
    for (source, rule) in [("<color/>", "wrong-root"), ("<document/><color/>", "malformed-xml")] {
      let parsed = StoryboardReader().read(Data(source.utf8), path: "a.xib")
      #expect(parsed.findings.map(\.rule) == [rule])
    }
  }
}
