import Findings
import SegueGeneration
import StoryboardModel

/// Planned files, written by hand, and their text.
enum RenderFixture {
  /// A storyboard with one class and some segues.
  static func file(
    _ segues: [SegueDeclaration] = [], source: ClassName = ClassName("ListViewController"),
    scenes: [SceneDeclaration] = [], runtime: TargetRuntime = .iOS, isConditional: Bool = false,
    path: String = "App/Main.storyboard"
  ) -> FileDeclaration {
    FileDeclaration(
      path: path, outputName: "Main.storyboard.swift", resourceName: "Main",
      typeName: "MainStoryboard", kind: .storyboard, runtime: runtime,
      needsPlatformCondition: isConditional,
      classes: [
        SourceClassDeclaration(
          className: source, namespace: source.baseName + "Segues", segues: segues,
          locations: [location(3, path)])
      ], scenes: scenes)
  }

  /// A segue to a class of the app, which only code performs.
  static func segue(
    _ name: String, identifier: String? = nil, kind: SegueKind = .show,
    to destination: ClassName = ClassName("PersonViewController"), containers: [String] = [],
    controls: [String] = [], segueAction: String? = nil, line: Int = 7
  ) -> SegueDeclaration {
    SegueDeclaration(
      name: name, role: .named, identifier: identifier ?? name, kind: kind,
      destination: DestinationDeclaration(
        className: destination, containers: containers, isCustom: true),
      segueAction: segueAction, controls: controls, locations: [location(line)])
  }

  static func location(_ line: Int, _ path: String = "App/Main.storyboard") -> SourceLocation {
    SourceLocation(file: path, line: line, column: 5)
  }

  /// The text of one file.
  static func text(
    _ file: FileDeclaration, _ change: (inout GenerationOptions) -> Void = { _ in }
  ) -> String {
    var options = GenerationOptions()
    change(&options)
    return FileRenderer.render([file], options: options)[0].text
  }
}
