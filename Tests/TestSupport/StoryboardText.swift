/// A storyboard's XML, written by a test.
package struct StoryboardText {
  private let initial: String?
  private let runtime: String
  private let attributes: [(String, String)]
  private let scenes: [SceneText]

  /// Describes a document of scenes.
  ///
  /// - Parameters:
  ///   - initial: The id of the initial controller.
  ///   - runtime: The target runtime, as files write it.
  ///   - attributes: Further attributes of the document.
  ///   - scenes: The scenes, in order.
  package init(
    initial: String? = nil, runtime: String = "iOS.CocoaTouch",
    attributes: [(String, String)] = [], scenes: [SceneText]
  ) {
    self.initial = initial
    self.runtime = runtime
    self.attributes = attributes
    self.scenes = scenes
  }

  /// The file's text.
  package var xml: String {
    var document = attributes
    if let initial { document.append(("initialViewController", initial)) }
    let type =
      runtime == "MacOSX.Cocoa"
      ? "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
      : "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<document type="\#(type)" version="3.0" targetRuntime="\#(runtime)"\#(xmlText(document))>"#,
      "    <scenes>",
    ]
    for (number, scene) in scenes.enumerated() { lines += scene.lines(number: number) }
    lines += ["    </scenes>", "</document>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Attributes as XML, each with a space before it.
func xmlText(_ attributes: [(String, String)]) -> String {
  attributes.map { #" \#($0.0)="\#(xmlText($0.1))""# }.joined()
}

/// Text as an attribute's value.
private func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case "\"": result += "&quot;"
    case "\n", "\r", "\t": result += "&#\(scalar.value);"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
