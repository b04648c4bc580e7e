import Findings
import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport

/// The plan for a test's storyboards.
func plan(
  _ storyboards: KeyValuePairs<String, StoryboardText>,
  references: KeyValuePairs<String, StoryboardText> = [:],
  _ configure: (inout GenerationOptions) -> Void = { _ in }
) -> GenerationPlan {
  var options = GenerationOptions()
  configure(&options)
  return GenerationPlan(
    files: files(storyboards), references: files(references), options: options)
}

/// The plan for one storyboard, `Main.storyboard`, of scenes.
func plan(initial: String? = nil, _ scenes: [SceneText]) -> GenerationPlan {
  plan(["Main.storyboard": StoryboardText(initial: initial, scenes: scenes)])
}

/// The plan for XML in a test.
func plan(xml: KeyValuePairs<String, String>) -> GenerationPlan {
  GenerationPlan(files: xml.compactMap { path, text in file(text, path: path) })
}

/// The storyboards as models, in the order given.
func files(_ storyboards: KeyValuePairs<String, StoryboardText>) -> [InterfaceFile] {
  storyboards.compactMap { path, text in file(text.xml, path: path) }
}

/// A file's model.
func file(_ xml: String, path: String) -> InterfaceFile? {
  StoryboardReader().read(Data(xml.utf8), path: path).file
}

extension GenerationPlan {
  /// The only class with a name.
  func source(_ name: String) -> SourceClassDeclaration? {
    let found = declarations.flatMap(\.classes).filter { $0.className.name == name }
    return found.count == 1 ? found.first : nil
  }

  /// A class's segue by the name of its case.
  func segue(_ name: String, of className: String) -> SegueDeclaration? {
    source(className)?.segues.first { $0.name == name }
  }

  /// A scene of the only file, by the name of its constant.
  func scene(_ name: String) -> SceneDeclaration? {
    declarations.flatMap(\.scenes).first { $0.name == name }
  }

  /// The rules of the findings, in their order.
  var rules: [String] { findings.map(\.rule) }
}

extension SourceClassDeclaration {
  /// The names of the cases.
  var names: [String] { segues.map(\.name) }
}

extension InterfaceFile {
  /// The beginning and end of an XML file around a xib's objects.
  static func xib(_ objects: String, runtime: String = "iOS.CocoaTouch") -> String {
    let type = runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" \
      targetRuntime="\(runtime)">
      <objects>
      \(objects)
      </objects>
      </document>
      """
  }

  /// The beginning and end of an XML file around one scene's controller.
  static func scene(_ controller: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <scenes>
    <scene sceneID="s">
    <objects>
    \(controller)
    </objects>
    </scene>
    <scene sceneID="t"><objects>
    <viewController id="other" customClass="OtherViewController" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes>
    </document>
    """
  }
}
