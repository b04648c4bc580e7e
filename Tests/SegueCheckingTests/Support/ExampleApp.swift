import CheckRun
import FilesAndPaths
import Findings
import RuleExamples
import SegueChecking
import StoryboardModel

/// An app made of an example's files, read as `segues check` reads any app.
struct ExampleApp {
  let files: [ExampleFile]
  private let expanded: [String: ExpandedText]

  init(_ files: [ExampleFile]) {
    self.files = files
    expanded = Dictionary(
      files.map { ($0.name, $0.expanded) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ example: RuleExample) { self.init(example.files) }

  /// Checks the app by all rules.
  ///
  /// The findings have the places in the files as they are written.
  func check() -> SegueChecker.Result {
    var result = SegueChecker.check(input)
    result.findings = result.findings.map(asWritten)
    return result
  }

  /// Why the errors and warnings about the files of an example are latent; nil for each that can happen.
  static func latentReasons(_ text: String) -> [String?] {
    ExampleApp(RuleExample(text)).check().findings
      .filter {
        $0.severity > .note && !["unreachable-scene", "unknown-xib"].contains($0.rule)
      }.map(\.latent)
  }

  /// The input of the rules, with the files in the order of the example.
  var input: CheckInput {
    var input = CheckRun(files: expanded.mapValues(\.text), entryPoints: entryPoints).input()
    let order = Dictionary(
      files.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
    input.sources.sort { order[$0.path, default: 0] < order[$1.path, default: 0] }
    input.interfaceFiles.sort { order[$0.path, default: 0] < order[$1.path, default: 0] }
    // An example has no project whose target could have this setting.
    if files.contains(where: { $0.text.contains("SWIFT_VERSION = 5") }) {
      for index in input.sources.indices {
        input.sources[index].membership.exposesImplicitly = false
      }
    }
    // Tests change the input, so it's linked later.
    input.storyboards = nil
    return input
  }

  /// The storyboards that the example's property lists name.
  private var entryPoints: [String] {
    let names = files.filter { $0.name.hasSuffix("Info.plist") }.flatMap { file in
      file.text.matches(of: /StoryboardFile<\/key>\s*<string>([^<]*)</).map { String($0.output.1) }
    }
    return names.flatMap { name in
      files.map(\.name).filter { FilePath.name(of: $0) == "\(name).storyboard" }
    }
  }

  private func asWritten(_ finding: Finding) -> Finding {
    var finding = finding
    finding.location = asWritten(finding.location)
    finding.related = finding.related.map { RelatedPlace(asWritten($0.location), $0.message) }
    return finding
  }

  private func asWritten(_ location: SourceLocation) -> SourceLocation {
    guard let text = expanded[location.file] else { return location }
    let position = text.originalPosition(line: location.line, column: location.column)
    return SourceLocation(file: location.file, line: position.line, column: position.column)
  }
}
