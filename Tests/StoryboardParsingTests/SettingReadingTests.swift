import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Properties without a field in the model are kept if everything is read.
@Suite struct SettingReadingTests {
  private func read(_ text: String) throws -> InterfaceFile {
    let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: "Main.storyboard")
    return try #require(parsed.file)
  }

  /// The settings of an object, each as `path: name value, …`.
  private func settings(of content: String) throws -> [String] {
    let file = try read(Fixture.scene(in: #"<button id="b">\#(content)</button>"#))
    return try file.object("b").settings.map(line)
  }

  private func line(_ setting: InterfaceSetting) -> String {
    let attributes = setting.attributes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(setting.path): "
      + (attributes + (setting.text.map { ["“\($0)”"] } ?? []))
      .joined(separator: ", ")
  }

  @Test func `A setting has its path and its place`() throws {
    let file = try read(
      Fixture.scene(in: #"<view id="v"><color key="tintColor" red="1"/></view>"#))
    let setting = try #require(try file.object("v").settings.first)
    #expect(setting.path == "color[tintColor]")
    #expect(setting.attributes == ["key": "tintColor", "red": "1"])
    #expect(setting.location.line == 6)
    #expect(setting.location.column > 1)
  }

  @Test func `The global tint is a setting of the document`() throws {
    let file = try read(
      Fixture.scene(in: "").replacing(
        "</document>", with: #"<color key="tintColor" systemColor="systemTealColor"/></document>"#))
    #expect(
      file.settings.map(line) == ["color[tintColor]: key tintColor, systemColor systemTealColor"])
  }

  @Test(arguments: [
    (#"minX="10" minY="5" width="30" height="20""#, (10.0, 5.0, 30.0, 20.0)),
    (#"width="30" height="20""#, (0, 0, 30, 20)), ("", (0, 0, 100, 50)),
    (#"minX="10" minY="5" maxX="20" maxY="15""#, (10, 5, 70, 30)),
    (#"maxX="20" width="30" height="20""#, (50, 0, 30, 20)), (#"height="20""#, (0, 0, 100, 20)),
  ])
  func `Distances to the edges of the parent are a frame`(
    insets: String, frame: (Double, Double, Double, Double)
  ) throws {
    let inner = #"<label id="l"><frame key="frameInset" \#(insets)/></label>"#
    let file = try read(
      Fixture.scene(
        in: """
          <view id="v"><rect key="frame" x="7" y="7" width="100" height="50"/>
          <subviews>\(inner)</subviews></view>
          """))
    #expect(
      try file.object("l").frame
        == StoryboardModel.Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
  }

  @Test func `Distances to the edges that overflow give no frame`() throws {
    let file = try read(
      Fixture.scene(
        in: """
          <view id="v"><rect key="frame" x="0" y="0" width="1.7e308" height="50"/>
          <subviews><label id="l"><frame key="frameInset" minX="-1.7e308"/></label></subviews></view>
          """))
    #expect(try file.object("l").frame == nil)
  }

  @Test func `Nested settings have longer paths`() throws {
    #expect(
      try settings(
        of:
          #"<state key="normal" title="Go" image="go"><color key="titleColor" white="1"/></state>"#
          + #"<variation key="default"><mask key="subviews"><exclude reference="x"/></mask></variation>"#
      ) == [
        "state[normal]: image go, key normal",
        "state[normal]/color[titleColor]: key titleColor, white 1",
        "variation[default]: key default", "variation[default]/mask[subviews]: key subviews",
        "variation[default]/mask[subviews]/exclude: reference x",
      ])
  }

  @Test func `Properties with a field in the model are not settings`() throws {
    #expect(
      try settings(
        of:
          #"<rect key="frame" x="1"/><string key="title">A</string><state key="normal" title="Go"/>"#
          + #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="c">"#
          + #"<color key="value" white="1"/></userDefinedRuntimeAttribute>"#
          + #"</userDefinedRuntimeAttributes><connections><outlet property="p" destination="b"/>"#
          + #"</connections><subviews><view id="inner"><color key="tintColor" white="0"/></view>"#
          + "</subviews>"
      ) == ["userDefinedRuntimeAttribute[c]/color[value]: key value, white 1"])
  }

  @Test func `Text and data of unknown use are kept`() throws {
    #expect(
      try settings(
        of: #"<array key="locales"><string>de</string><string>en</string></array>"#
          + "<mutableData key=\"archive\">\n  QUJD\n  REVG\n</mutableData><novelty power=\"9\"/>"
      ) == [
        "array[locales]: key locales", "array[locales]/string: “de”",
        "array[locales]/string: “en”", "mutableData[archive]: key archive, “QUJDREVG”",
        "novelty: power 9",
      ])
  }

  @Test func `The document's own settings belong to the file`() throws {
    let text = Fixture.scene(in: #"<view id="v"/>"#).replacingOccurrences(
      of: "    <scenes>",
      with: #"<device id="retina6_1"/><dependencies><plugIn identifier="p" version="1"/>"#
        + #"</dependencies><resources><image name="a" width="1"/></resources>    <scenes>"#)
    #expect(
      try read(text).settings.map(line) == [
        "device: id retina6_1", "dependencies: ", "dependencies/plugIn[p]: identifier p, version 1",
        "resources: ", "resources/image[a]: name a, width 1",
      ])
  }

  @Test func `Paths and keys stay short, however deep and long`() throws {
    let long = String(repeating: "k", count: 10_000)
    let nested =
      (0..<200).map { _ in #"<value key="\#(long)">"# }.joined()
      + String(repeating: "</value>", count: 200)
    let file = try read(Fixture.scene(in: "<view id=\"v\">\(nested)</view>"))
    let settings = try file.object("v").settings
    #expect(settings.count == 200)
    #expect(settings.allSatisfy { $0.path.count < 700 })
  }

  // Needs ../shared/corpus.
  @Test(.enabled(if: Corpus.isExpected, "the real storyboards are not here"))
  func `Apart from settings, a real file is read as it is without them`() throws {
    let paths = Corpus.storyboards()
    let complete = StoryboardReader(scope: .complete).read(paths)
    var count = 0
    for (before, after) in zip(StoryboardReader().read(paths), complete) {
      #expect(before.findings == after.findings)
      guard var file = after.file else {
        #expect(before.file == nil)
        continue
      }
      count += file.settings.count
      file.settings = []
      for index in file.scenes.indices { file.scenes[index].objects.dropSettings() }
      #expect(file == before.file, "\(before.path)")
    }
    #expect(count > 1_000)
  }
}

extension [InterfaceObject] {
  fileprivate mutating func dropSettings() {
    for index in indices {
      // Frames are settings in this form.
      if self[index].settings.contains(where: { $0.path == "frame[frameInset]" }) {
        self[index].frame = nil
      }
      self[index].settings = []
      self[index].children.dropSettings()
    }
  }
}
