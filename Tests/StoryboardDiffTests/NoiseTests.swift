import FilesAndPaths
import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import Testing

/// Changes without meaning for the app are left out, and counted.
@Suite struct NoiseTests {
  static let edits = [
    ShopEdit(
      "Xcode's version", #"toolsVersion="21507""#, #"toolsVersion="22155""#,
      "left out: versions of the tools"),
    ShopEdit(
      "resources", #"width="10" height="10""#, #"width="12" height="12""#,
      "left out: copies of resources"),
    ShopEdit(
      "what is needed to open it", #"<deployment identifier="iOS"/>"#,
      #"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"#,
      "left out: copies of resources"),
    ShopEdit("canvas", #"x="100" y="0.0""#, #"x="300" y="20""#, "left out: 1 canvas setting"),
    ShopEdit(
      "rounded frame", #"y="20" width="100""#, #"y="20.333" width="99.666""#,
      "left out: 1 rounded number"),
    ShopEdit(
      "rounded color", #"green="0.0""#, #"green="0.00012""#, "left out: 1 rounded number"),
    ShopEdit(
      "color of another space", #"colorSpace="custom" customColorSpace="sRGB""#,
      #"colorSpace="calibratedRGB""#, "left out: 1 other notation"),
    ShopEdit(
      "default", #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#,
      "left out: 1 other notation"),
    ShopEdit(
      "rounded constant", #"constant="20""#, #"constant="20.0""#, "left out: 1 rounded number"),
    ShopEdit(
      "frame that constraints compute", #"x="20" y="60""#, #"x="24" y="90""#,
      "left out: 1 computed frame"),
    ShopEdit(
      "frame of the screen", #"width="414" height="896""#, #"width="390" height="844""#,
      "left out: 1 computed frame"),
    ShopEdit(
      "layout remark", #"fixedFrame="YES""#, #"fixedFrame="YES" misplaced="YES""#,
      "left out: 1 layout remark"),
    ShopEdit(
      "layout remark of a size class", #"<label text="Books" id="title" fixedFrame="YES">"#,
      #"<label text="Books" id="title" fixedFrame="YES">"#
        + #"<variation key="heightClass=regular" misplaced="YES"/>"#, "left out: 1 layout remark"),
    ShopEdit(
      "frame that constraints compute for a size class",
      #"<button id="buy" translatesAutoresizingMaskIntoConstraints="NO">"#,
      #"<button id="buy" translatesAutoresizingMaskIntoConstraints="NO">"#
        + #"<variation key="heightClass=regular">"#
        + #"<rect key="frame" x="9" y="9" width="9" height="9"/></variation>"#,
      "left out: 1 computed frame"),
    ShopEdit(
      "missing frame", #"<rect key="frame" x="20" y="20" width="100" height="21"/>"#, "",
      "left out: 1 computed frame"),
    ShopEdit(
      "regular weight", #"type="system" pointSize="17""#,
      #"type="system" weight="regular" pointSize="17""#, "left out: 1 other notation"),
    ShopEdit("scene's id", #"sceneID="s-help""#, #"sceneID="s-other""#, "left out: 1 id"),
  ]

  @Test(arguments: edits)
  func `Noise is counted, but is not a difference`(edit: ShopEdit) throws {
    let difference = try Shop.difference((edit.old, edit.new))
    #expect(difference.status == .unchanged)
    #expect(!difference.isSignificant)
    #expect(difference.lines() == edit.lines)
    #expect(DifferenceText().text(of: [difference]).isEmpty)
  }

  @Test(arguments: edits)
  func `Noise is shown on request`(edit: ShopEdit) throws {
    let difference = try Shop.difference((edit.old, edit.new))
    let lines = difference.lines(showsAll: true)
    #expect(lines.contains { $0.contains(" → ") })
    #expect(!lines.contains { $0.hasPrefix("left out") })
  }

  @Test func `A gray is the same in another gamut`() throws {
    func file(_ space: String) throws -> InterfaceFile {
      try Shop.file(
        Shop.text([
          (#"red="1""#, #"red="0.0""#),
          (#"customColorSpace="sRGB""#, #"customColorSpace="\#(space)""#),
        ]))
    }
    let difference = try FileDifference(from: file("sRGB"), to: file("displayP3"))
    #expect(difference.lines() == ["left out: 1 other notation"])
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `JSON has details without meaning only if all changes are asked for`(
    showsAll: Bool, count: Int
  ) throws {
    let difference = try Shop.difference(
      (#"text="Books""#, #"text="Shelf""#), (#"green="0.0""#, #"green="0.00012""#))
    let json = DifferenceDocument(showsAll: showsAll).json(of: [difference]).text
    #expect(json.components(separatedBy: #""property""#).count == count + 1)
  }

  @Test func `After a change of device, every frame counts as computed`() throws {
    let difference = try Shop.difference(
      ("retina6_1", "retina4_7"), (#"y="20" width="100""#, #"y="30" width="80""#))
    #expect(difference.status == .unchanged)
    #expect(difference.lines() == ["left out: 1 canvas setting, 1 computed frame"])
  }

  @Test func `A difference that many objects have in common is reported once`() throws {
    let labels = (1...6).map { #"<label text="L\#($0)" id="l\#($0)" opaque="NO"/>"# }.joined()
    let place = (#"<imageView id="cover" image="book"/>"#, labels)
    let old = try Shop.file(Shop.text([place]))
    let new = try Shop.file(
      Shop.text([(place.0, labels.replacingOccurrences(of: "NO", with: "YES"))]))
    #expect(
      FileDifference(from: old, to: new).lines() == [
        "~ 6 times opaque: NO → YES (label “L1”, label “L2”, label “L3” and 3 more)"
      ])
  }
}
