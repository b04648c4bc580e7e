/// The storyboards with one name.
///
/// Finds the nearest to a folder without looking at all of them: an app with many modules may have
/// thousands called `Main`.
struct Namesakes: Sendable {
  struct Candidate: Sendable {
    var path: String
    var folders: [String]
    var localization: String
  }

  /// The best candidates below one folder.
  private struct Best: Sendable {
    /// The least deep candidate; among equals one in `Base.lproj`, then the first by path.
    var candidate: Candidate
    /// The first candidate by path for each language, among the least deep ones.
    var localized: [String: Candidate]
  }

  private let candidates: [Candidate]
  /// The best candidates below each folder, by the folder's components.
  private var best: [[String]: Best] = [:]

  init(_ candidates: [Candidate]) {
    func rank(_ candidate: Candidate) -> (Int, Int, String) {
      (candidate.folders.count, candidate.localization == "Base" ? 0 : 1, candidate.path)
    }
    self.candidates = candidates.sorted { rank($0) < rank($1) }
    guard candidates.count > 1 else { return }
    for candidate in self.candidates {
      for depth in 0...candidate.folders.count {
        let folder = Array(candidate.folders.prefix(depth))
        guard let known = best[folder]?.candidate else {
          best[folder] = Best(
            candidate: candidate, localized: [candidate.localization: candidate])
          continue
        }
        if known.folders.count == candidate.folders.count,
          best[folder]?.localized[candidate.localization] == nil
        {
          best[folder]?.localized[candidate.localization] = candidate
        }
      }
    }
  }

  /// Returns the candidate that is nearest to a folder.
  ///
  /// That is the one that shares the most leading components with the folder. Among several, it is
  /// the least deep one, then the one in the language, then the one in `Base.lproj`, then the first
  /// by path.
  ///
  /// - Parameters:
  ///   - folders: The components of the folder.
  ///   - localization: The language of the referring file.
  ///   - bundle: A folder's name: candidates inside such a folder are preferred.
  /// - Returns: The nearest candidate; nil if there is none.
  func nearest(
    to folders: [String], _ localization: String, below bundle: String?
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    if let bundle {
      let inside = candidates.filter { $0.folders.contains(bundle) }
      if !inside.isEmpty, inside.count < candidates.count {
        return Namesakes(inside).nearest(to: folders, localization, below: nil)
      }
    }
    for depth in stride(from: folders.count, through: 0, by: -1) {
      guard let found = best[Array(folders.prefix(depth))] else { continue }
      return found.localized[localization] ?? found.candidate
    }
    return candidates.first
  }
}
