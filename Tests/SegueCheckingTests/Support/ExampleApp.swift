import Findings
import Foundation
import ObjectiveCFacts
import SegueChecking
import SourceFacts
import StoryboardModel
import StoryboardParsing
import SwiftFacts

/// An example's files, read as an app's would be, and checked.
struct ExampleApp {
  let files: [ExampleFile]
  private let expanded: [String: ExpandedText]

  init(_ files: [ExampleFile]) {
    self.files = files
    expanded = Dictionary(
      files.map { ($0.name, $0.expanded) }, uniquingKeysWith: { first, _ in first })
  }

  /// What all rules say, at places of the files as they are written.
  func check() -> SegueChecker.Result {
    var result = SegueChecker.check(input)
    result.findings = result.findings.map(asWritten)
    return result
  }

  /// What the rules look at.
  var input: CheckInput {
    var input = CheckInput()
    var storyboards: [String: String] = [:]
    for file in files {
      let text = expanded[file.name]?.text ?? ""
      switch Self.pathExtension(of: file.name) {
      case "storyboard", "xib":
        storyboards[Self.stem(of: file.name)] = file.name
        let parsed = StoryboardReader().read(Data(text.utf8), path: file.name)
        input.readingFindings += parsed.findings
        if let model = parsed.file { input.interfaceFiles.append(model) }
      case "swift":
        input.sources.append(
          SourceFile(
            path: file.name, language: .swift, facts: SwiftFactsReader.facts(of: text)))
      case "m", "h", "mm":
        input.sources.append(
          SourceFile(
            path: file.name, language: .objectiveC, facts: ObjectiveCFactsReader.facts(of: text)))
      default: break
      }
    }
    for file in files where file.name.hasSuffix("Info.plist") {
      let names = file.text.matches(of: /StoryboardFile<\/key>\s*<string>([^<]*)</).map(\.output.1)
      input.entryPoints += names.compactMap { storyboards[String($0)] }
    }
    let texts = expanded.mapValues(\.text)
    input.text = { texts[$0] }
    input.mentionedNames = mentionedNames(of: input.interfaceFiles)
    let words = self.words
    let sources = files.filter { file in
      ["swift", "m", "h", "mm"].contains { file.name.hasSuffix("." + $0) }
    }.compactMap { texts[$0.name] }
    input.literals = { texts in
      texts.filter { text in sources.contains { $0.contains("\"\(text)\"") } }
    }
    input.sourcesHave = { wanted in sources.contains { $0.contains(wanted) } }
    input.namesMade = { names, language in
      var made = MadeNames(names, declaredIn: language)
      for source in sources { made.look(at: Array(source.utf8)) }
      return made.all
    }
    input.wordsOfSources = { names in names.filter { words.contains($0[...]) } }
    input.sourceNames = Set(input.sources.map { FilePath.name(of: $0.path) })
    return input
  }

  /// All words of the sources.
  private var words: Set<Substring> {
    var words: Set<Substring> = []
    for file in files where ["swift", "m", "h", "mm"].contains(Self.pathExtension(of: file.name)) {
      words.formUnion(file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    return words
  }

  /// The names of classes, outlets and actions that the sources have as words.
  private func mentionedNames(of interfaceFiles: [InterfaceFile]) -> Set<String> {
    let words = self.words
    var names: Set<String> = []
    for file in interfaceFiles {
      let objects = file.objects + file.scenes.flatMap(\.objects)
      objects.forEachInTree { object in
        if let name = object.pointee.customClass?.name { names.insert(name) }
      }
      names.formUnion(file.segues.compactMap(\.customClass?.name))
      for identifier in file.scenes.compactMap(\.controller?.storyboardIdentifier) {
        names.formUnion(IdentifierWords.words(of: identifier) ?? [])
        names.formUnion(IdentifierWords.accessors(of: identifier))
      }
      names.formUnion(file.connections.compactMap(\.kind.memberName))
    }
    return names.filter { words.contains($0[...]) }
  }

  /// A finding with its places, and those of its edits, in the files as they are written.
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

  static func pathExtension(of name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  private static func stem(of name: String) -> String {
    FilePath.name(of: name).split(separator: ".").first.map(String.init) ?? ""
  }
}
