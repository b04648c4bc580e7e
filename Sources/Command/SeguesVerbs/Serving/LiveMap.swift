internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import MapServer
internal import NavigationMap
internal import SeguesConfiguration

/// The page of an app that is being edited: a new map after every change; while a file cannot be
/// read, the last good map with the reason.
struct LiveMap {
  private let read: () throws -> DrawnApp
  /// The storyboards on the last good map.
  private var shownPaths: Set<String> = []
  private var html: [UInt8] = []
  private var version: Int
  /// The counts of the last good map.
  private(set) var summary = ""

  /// - Parameter read: Reads the app in its current state.
  init(read: @escaping () throws -> DrawnApp) {
    self.read = read
    // A page served by an earlier process may still be open: its version must differ.
    version = Int(Date().timeIntervalSince1970)
  }

  /// Reads the app for the first time, skipping files that cannot be read.
  mutating func first() throws -> ServedPage {
    let result = try read()
    return update(result, problem: Self.problem(in: result) { _ in true })
  }

  /// Reads the app again.
  mutating func next() -> ServedPage {
    do {
      let result = try read()
      let now = Set(result.map.clusters.map(\.path))
      // A storyboard that is gone without an error was deleted on purpose.
      let broken = shownPaths.subtracting(now).intersection(Self.unread(in: result))
      if broken.isEmpty { return update(result, problem: nil) }
      return unchanged(Self.problem(in: result) { broken.contains($0.location.file) })
    } catch let error as ConfigurationError {
      return unchanged(Self.text(of: error.findings))
    } catch {
      return unchanged("\(error)")
    }
  }

  private mutating func update(_ result: DrawnApp, problem: String?) -> ServedPage {
    shownPaths = Set(result.map.clusters.map(\.path))
    version += 1
    summary = MapSentence.description(of: result.map)
    html = MapPage(result.map, version: version).bytes
    return ServedPage(version: version, html: html, problem: problem)
  }

  private func unchanged(_ problem: String?) -> ServedPage {
    ServedPage(
      version: version, html: html,
      problem: "This is the last good map. \(problem ?? "A file cannot be read.")")
  }

  /// Returns the errors in storyboards that are missing on the map, as text; nil if there are none.
  private static func problem(
    in result: DrawnApp, where isMeant: (Finding) -> Bool
  ) -> String? {
    let shown = Set(result.map.clusters.map(\.path))
    func isMissing(_ file: String) -> Bool {
      FilePath.pathExtension(of: file) == "storyboard" && !shown.contains(file)
    }
    let errors = result.findings.filter {
      $0.severity == .error && isMissing($0.location.file) && isMeant($0)
    }
    return errors.isEmpty ? nil : text(of: errors)
  }

  /// Returns the files with errors, and their folders, because the map lists a xib under its folder.
  private static func unread(in result: DrawnApp) -> Set<String> {
    let files = result.findings.filter { $0.severity == .error }.map(\.location.file)
    return Set(
      files.flatMap { file in
        let folder = FilePath.folder(of: file)
        // A localized xib belongs to the folder around that of its language.
        return [file, folder, FilePath.folder(of: folder)]
      })
  }

  private static func text(of findings: [Finding]) -> String {
    findings.prefix(5).map { "\($0.location): \(ReadableText.name($0.message, limit: 400))" }
      .joined(separator: "\n")
  }
}
