import Foundation
package import Findings
package import SegueGeneration
package import StoryboardModel
import StoryboardParsing
import TestSupport

/// The storyboards and xibs of one target of an app, for which one run generates code.
///
/// An app is one target if all of its folders belong to the same module. Apps with several targets
/// are split like their projects, because a file names only classes of its own target.
package struct CorpusTarget: Sendable, CustomStringConvertible {
  /// The folder, such as `Loop/Learn`, which failures mention.
  package var folder: String
  /// The module that the target is compiled as, if its files don't name one.
  package var module: String?
  /// The folder with a framework's files that these refer to.
  package var framework: String?

  package var description: String { folder }

  /// Apps with several targets, and their properties.
  private static let split: [String: [CorpusTarget]] = [
    "DuckDuckGo-iOS": ["DuckDuckGo", "OpenAction", "ShareExtension"].map(inFolder),
    "DuckDuckGo-iOS@7b3f6010d": [
      "AutofillCredentialProvider", "DuckDuckGo", "OpenAction", "ShareExtension",
    ].map(inFolder),
    // The app's developers copy the templates, which aren't part of the app.
    "Element-iOS": ["Riot", "RiotShareExtension", "Tools"].map(inFolder),
    "HomeAssistant": ["HomeAssistant", "NotificationContentExtension", "WatchApp"].map(inFolder),
    // An app in two languages, with files older than the attribute for the target's module.
    "Lister": [
      "Objective-C/Lister", "Objective-C/ListerOSX", "Objective-C/ListerToday",
      "Objective-C/ListerTodayOSX",
    ].map(inFolder) + [
      CorpusTarget(folder: "Swift/Lister", module: "Lister"),
      CorpusTarget(folder: "Swift/ListerOSX", module: "ListerOSX"),
      CorpusTarget(folder: "Swift/ListerToday", module: "ListerToday"),
      CorpusTarget(folder: "Swift/ListerTodayOSX"),
    ],
    "Lockwise": ["CredentialProvider", "Shared", "lockbox-ios"].map(inFolder),
    "Loop": [
      CorpusTarget(folder: "Learn"), CorpusTarget(folder: "Loop"),
      CorpusTarget(folder: "Loop Status Extension", module: "Loop_Status_Extension"),
      CorpusTarget(folder: "LoopUI"),
      CorpusTarget(folder: "WatchApp", module: "WatchApp_Extension"),
    ],
    "NetNewsWire": ["Mac", "iOS"].map(inFolder),
    "RocketChat": ["Rocket.Chat", "Rocket.Chat.ShareExtension"].map(inFolder),
    "RocketChat@d4fdd18b1": ["Rocket.Chat", "Rocket.Chat.ShareExtension"].map(inFolder),
    "SoundFonts": [
      CorpusTarget(folder: "Playgrounds"),
      CorpusTarget(folder: "SoundFontsApp", framework: "SoundFontsFramework"),
      CorpusTarget(folder: "SoundFontsFramework"),
    ],
    "Today": [
      CorpusTarget(folder: "Today Watch App", module: "Today_Watch_Extension"),
      CorpusTarget(folder: "Today iOS App/Today Extension"),
      CorpusTarget(folder: "Today iOS App/Today iOS App"),
    ],
    "VPNOn": ["TodayWidget", "VPNOn"].map(inFolder),
  ]

  private static func inFolder(_ folder: String) -> CorpusTarget { CorpusTarget(folder: folder) }

  /// Returns the targets of all apps, sorted.
  package static func all() throws -> [CorpusTarget] {
    guard FileManager.default.fileExists(atPath: Corpus.path) else { return [] }
    let apps = try FileManager.default.contentsOfDirectory(atPath: Corpus.path).sorted()
      // Skips single files that are not well-formed.
      .filter { $0 != "_oddities" && !files(in: $0).isEmpty }
    return apps.flatMap { app in
      (split[app] ?? []).isEmpty
        ? [CorpusTarget(folder: app)]
        : (split[app] ?? []).map { target in
          var target = target
          target.folder = "\(app)/\(target.folder)"
          target.framework = target.framework.map { "\(app)/\($0)" }
          return target
        }
    }
  }

  /// The paths of the target's files, sorted.
  package var paths: [String] { Self.files(in: folder) }

  /// Generates the target's code.
  ///
  /// Paths are relative to the corpus, as they are relative to a project's root.
  package func generate() throws -> Generated {
    var options = GenerationOptions()
    options.module = module
    let files = try Self.read(paths)
    let references = try Self.read(framework.map(Self.files) ?? [])
    return Generated(
      code: SegueGenerator(options: options).generate(files, references: references), files: files,
      references: references)
  }

  /// The generated code, and the files it was generated from.
  package struct Generated: Sendable {
    package var code: GeneratedCode
    package var files: [InterfaceFile]
    /// The files of the target's framework.
    package var references: [InterfaceFile]
  }

  /// The error for a file that can't be read, although it should.
  package struct Unreadable: Error {
    package var findings: [Finding]
  }

  /// Reads files, whose paths are relative to the corpus.
  package static func read(_ paths: [String]) throws -> [InterfaceFile] {
    try paths.map { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(Corpus.path)/\(path)"))
      let parsed = StoryboardReader().read(data, path: path)
      guard let file = parsed.file else { throw Unreadable(findings: parsed.findings) }
      return file
    }
  }

  /// The storyboards and xibs below a folder of the corpus, relative to the corpus, sorted.
  package static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: "\(Corpus.path)/\(folder)")
    return (all?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }
}
