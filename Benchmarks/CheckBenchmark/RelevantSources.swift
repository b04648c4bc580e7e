import Foundation

/// The Swift files about storyboards, by a rule independent of the checker.
///
/// They contain the letters `segue` or `storyboard`, or the name of a class that a storyboard of
/// the same app names.
enum RelevantSources {
  /// The contents of the relevant files of an app.
  static func contents(swiftFiles: [String], interfaceFiles: [String]) -> [Data] {
    let classes = Set(interfaceFiles.flatMap(classNames))
    return swiftFiles.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return isRelevant(text, classes) ? data : nil
    }
  }

  private static func isRelevant(_ text: String, _ classes: Set<Substring>) -> Bool {
    let lowercase = text.lowercased()
    if lowercase.contains("segue") || lowercase.contains("storyboard") { return true }
    return text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      .contains(where: classes.contains)
  }

  private static func classNames(in path: String) -> [Substring] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "customClass=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
  }
}
