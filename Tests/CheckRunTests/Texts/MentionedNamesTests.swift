import CheckRun
import SegueChecking
import TestSupport
import Testing

/// Names from storyboards count as mentioned if any source contains them as a word.
@Suite struct MentionedNamesTests {
  @Test func `A class is mentioned in code, in comments and in strings`() {
    let scenes = ["Coded", "Commented", "Quoted", "Missing"].enumerated().map {
      SceneText.controller("c\($0.offset)", class: $0.element)
    }
    let files = [
      "Main.storyboard": StoryboardText(scenes: scenes).xml,
      "A.swift": "class Coded {} // of Commented\nlet x = \"Quoted\", MissingNot = 1",
    ]
    #expect(
      CheckRun(files: files).input().texts.mentionedNames == ["Coded", "Commented", "Quoted"])
  }

  @Test
  func `Outlets and the first parts of actions are mentioned, and other words can be asked for`() {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController id="list" customClass="List">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="open:sender:" destination="list" eventType="touchUpInside"/>
          <action selector="close:" destination="list" eventType="touchDown"/>
        </connections></button></subviews></view>
        <connections><outlet property="button" destination="b"/><outlet property="top" destination="v"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": storyboard,
      "A.m": "// open\n@implementation Other\n- (void)go { [x setButton:button]; }\n@end",
    ]
    let input = CheckRun(files: files).input()
    #expect(input.texts.mentionedNames == ["open", "button"])
    let words = input.texts.words(among: ["go", "setButton", "set", "gone"])
    #expect(words == ["go", "setButton"])
    // Many names are looked for in another way than a few.
    let others = (0..<100).map { "name\($0)" }
    #expect(input.texts.words(among: words.union(others)) == words)
    #expect(input.texts.words(among: []) == [])
    #expect(input.sourceNames == ["A.m"])
  }
}
