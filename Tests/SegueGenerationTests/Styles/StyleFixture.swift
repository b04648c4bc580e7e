import Foundation
import SegueGeneration
import StoryboardModel
import TestSupport

/// An app with a storyboard for each kind of accessor in other tools.
enum StyleFixture {
  /// A list in a stack, a person, an editor, an unwind, an embed, and a controller of UIKit's own.
  static let main = document(
    initial: "stack",
    """
    <scene sceneID="s1"><objects>
      <navigationController id="stack" sceneMemberID="viewController">
        <connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="g1"/>
        </connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <tableViewController id="list" customClass="ListViewController" customModule="People" \
    customModuleProvider="target" sceneMemberID="viewController">
        <tableView key="view" id="table"><prototypes>
          <tableViewCell id="cell" reuseIdentifier="PersonCell" customClass="PersonCell" \
    customModule="People" customModuleProvider="target">
            <connections><segue destination="person" kind="show" identifier="ShowPerson" \
    id="g2"/></connections>
          </tableViewCell>
          <tableViewCell id="plain" reuseIdentifier="plain cell"/>
        </prototypes></tableView>
        <connections>
          <segue destination="editing" kind="presentation" identifier="add-person" id="g3"/>
          <segue destination="person" kind="custom" identifier="fade" customClass="FadeSegue" \
    customModule="People" customModuleProvider="target" id="g4"/>
          <segue destination="free" kind="show" identifier="open" id="g5"/>
        </connections>
      </tableViewController>
    </objects></scene>
    <scene sceneID="s3"><objects>
      <viewController storyboardIdentifier="Person" id="person" customClass="PersonViewController" \
    customModule="People" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="free" kind="embed" identifier="EmbedMap" id="g6"/>
        </connections></containerView></subviews></view>
      </viewController>
    </objects></scene>
    <scene sceneID="s4"><objects>
      <navigationController storyboardIdentifier="Editing" id="editing" \
    sceneMemberID="viewController"><connections>
        <segue destination="edit" kind="relationship" relationship="rootViewController" id="g7"/>
      </connections></navigationController>
    </objects></scene>
    <scene sceneID="s5"><objects>
      <viewController id="edit" customClass="EditViewController" customModule="People" \
    customModuleProvider="target" sceneMemberID="viewController"><connections>
        <segue destination="exit" kind="unwind" identifier="unwindToList" \
    unwindAction="unwindToList:" id="g8"/>
      </connections></viewController>
      <exit id="exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="s6"><objects>
      <viewController storyboardIdentifier="free" id="free" sceneMemberID="viewController">
        <connections><segue destination="person" kind="show" identifier="go on" id="g9"/>
        </connections>
      </viewController>
    </objects></scene>
    """)

  /// A second storyboard, with a segue of a class of the first and without an initial scene.
  static let settings = document(
    initial: nil,
    """
    <scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="default" id="person" \
    customClass="PersonViewController" customModule="People" customModuleProvider="target" \
    sceneMemberID="viewController">
        <connections><segue destination="edit" kind="show" identifier="EDIT" id="g1"/></connections>
      </viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController id="edit" customClass="EditViewController" customModule="People" \
    customModuleProvider="target" sceneMemberID="viewController"/>
    </objects></scene>
    """)

  /// A cell, a header, and a view without an identifier.
  static let xibs = [
    "RowCell.xib": xib(
      """
      <tableViewCell id="c" reuseIdentifier="RowCell" customClass="RowCell" customModule="People" \
      customModuleProvider="target"/>
      """),
    "TileCell.xib": xib(#"<collectionViewCell id="c" reuseIdentifier="Tile"/>"#),
    "Header.xib": xib(#"<tableViewHeaderFooterView id="h" reuseIdentifier="Header"/>"#),
    "Empty State.xib": xib(#"<view id="v"/>"#),
  ]

  /// Identifiers that other tools drop or write verbatim, and names that they use themselves.
  static let hostile = hostile(
    scenes: [
      "initialScene", "storyboard", "storyboardName", "name", "bundle", "validate", "self", "init",
      "3D view", "---", "say \"hi\"", "two\nlines", "show-it", "show it", "☕️", "👩‍👩‍👧", "\\(x)",
    ],
    segues: [
      "class", "self", "init", "42", "go \"there\"", "a-b", "a_b", "a b", "ß", "☕️", "\n",
      "\\", "Type", "none",
    ])

  private static func hostile(scenes: [String], segues: [String]) -> StoryboardText {
    StoryboardText(
      initial: "first",
      scenes: [
        .controller(
          "first", class: "FirstViewController",
          segues: segues.enumerated().map { index, identifier in
            SegueText("show", to: "scene-0", id: "segue-\(index)", identifier: identifier)
          })
      ]
        + scenes.enumerated().map { index, identifier in
          .controller("scene-\(index)", class: "OtherViewController", identifier: identifier)
        })
  }

  private static func document(initial: String?, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  private static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(objects)
    </objects>
    </document>
    """
  }
}

extension StyleFixture {
  /// All files of the app.
  static var app: [InterfaceFile] {
    let storyboards = ["Main.storyboard": main, "Settings.storyboard": settings]
    return storyboards.merging(xibs) { $1 }.sorted { $0.key < $1.key }
      .compactMap { path, xml in file(xml, path: "App/\(path)") }
  }

  /// A storyboard of macOS, with a window.
  static var mac: [InterfaceFile] {
    let text = StoryboardText(
      initial: "window", runtime: "MacOSX.Cocoa",
      scenes: [
        .controller("window", "windowController", class: "MainWindowController"),
        .controller(
          "people", class: "PeopleViewController", identifier: "People",
          segues: [SegueText("sheet", to: "about", identifier: "ShowAbout")]),
        .controller("about", class: "AboutViewController", identifier: "About"),
      ])
    return [file(text.xml, path: "Mac/Mac.storyboard")].compactMap(\.self)
  }

  /// The code for files in a style.
  static func code(
    _ files: [InterfaceFile], _ style: GenerationOptions.Style,
    _ configure: (inout GenerationOptions) -> Void = { _ in }
  ) -> GeneratedCode {
    var options = GenerationOptions()
    options.style = style
    configure(&options)
    return SegueGenerator(options: options).generate(files)
  }
}
