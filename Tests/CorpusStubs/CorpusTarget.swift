import Foundation
package import Findings
package import SegueGeneration
package import StoryboardModel
import StoryboardParsing
import TestSupport

/// The storyboards and xibs of one target of one app: what one run generates for.
///
/// An app is one target where its folders share one module. Apps with several are split as their
/// projects are, because a file names the classes of its own target only.
package struct CorpusTarget: Sendable, CustomStringConvertible {
  /// The folder, such as `Loop/Learn`; for documentation and for failures.
  package var folder: String
  /// The module that the target is compiled as, where its files do not call one their target's.
  package var module: String?
  /// The folder that has the files which these refer to, of a framework beside the target.
  package var framework: String?

  package var description: String { folder }

  /// Apps with several targets, and what has to be said of each.
  private static let split: [String: [CorpusTarget]] = [
    "DuckDuckGo-iOS": ["DuckDuckGo", "OpenAction", "ShareExtension"].map(inFolder),
    "DuckDuckGo-iOS@7b3f6010d": [
      "AutofillCredentialProvider", "DuckDuckGo", "OpenAction", "ShareExtension",
    ].map(inFolder),
    // The templates are copied by the app's developers, and no part of it.
    "Element-iOS": ["Riot", "RiotShareExtension", "Tools"].map(inFolder),
    "HomeAssistant": ["HomeAssistant", "NotificationContentExtension", "WatchApp"].map(inFolder),
    // One app in two languages, and files from before Xcode wrote which module is the target's.
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

  /// The targets of all apps, sorted.
  package static func all() throws -> [CorpusTarget] {
    guard FileManager.default.fileExists(atPath: Corpus.path) else { return [] }
    let apps = try FileManager.default.contentsOfDirectory(atPath: Corpus.path).sorted()
      // Single files that are not well-formed.
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

  /// What is generated for the target.
  ///
  /// Paths are made relative to the corpus, as a project's are to its root.
  package func generate() throws -> Generated {
    var options = GenerationOptions()
    options.module = module
    let files = try Self.read(paths)
    let references = try Self.read(framework.map(Self.files) ?? [])
    return Generated(
      code: SegueGenerator(options: options).generate(files, references: references), files: files,
      references: references)
  }

  /// What was generated, and of what.
  package struct Generated: Sendable {
    package var code: GeneratedCode
    package var files: [InterfaceFile]
    /// The files of the target's framework.
    package var references: [InterfaceFile]
  }

  /// A file that has to be readable, and is not.
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
