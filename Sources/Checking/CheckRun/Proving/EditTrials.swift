internal import Findings

/// Tries edits in memory, to find those that remove their findings without causing others.
///
/// Each trial checks the app with the edits of some candidates. The first trial has all of them. If it fails,
/// smaller sets are tried.
struct EditTrials {
  /// The most candidates that are tried; the others don't count as working.
  private static let mostCandidates = 1_000

  /// A finding and the edits that may remove it, or none if it has no edits.
  struct Candidate {
    var finding: Finding
    var edits: [TextEdit]
    /// Whether the finding must be gone for certain, and not become undecided.
    var isFix: Bool

    /// The files of the finding and the edits.
    var paths: Set<String> {
      Set([finding.location.file] + edits.map(\.location.file))
    }
  }

  /// The reason why some edits don't work.
  private struct Failure {
    /// The candidates whose own findings remain.
    var remaining: Set<Int> = []
    /// The candidates whose own findings remain, or that have a file with new findings.
    var suspects: Set<Int> = []
    /// Whether each file with new findings is one of a suspect.
    var isExplained = false
  }

  private let candidates: [Candidate]
  private let check: ([String: [UInt8]]) -> CheckOutcome
  /// The findings, the undecided places and the bytes of files without any edit.
  private let before: FindingCounts
  private let undecidedBefore: [[String]: Int]
  private let unedited: EditedFiles
  /// The number of trials left; candidates that are still in doubt after them don't count as working.
  private var trialsLeft = 50

  /// Prepares the trials of candidates from the outcome without edits.
  ///
  /// `check` checks the app with other bytes in some files.
  init(
    _ candidates: [Candidate], of outcome: CheckOutcome,
    check: @escaping ([String: [UInt8]]) -> CheckOutcome
  ) {
    self.candidates = candidates
    self.check = check
    before = FindingCounts(outcome.findings)
    undecidedBefore = outcome.undecidedCounts
    var files = EditedFiles(outcome.contents)
    for edit in candidates.flatMap(\.edits) { _ = files.prepare(edit.location.file) }
    unedited = files
  }

  /// Returns the indices of candidates whose edits can all be made, where the first ones take precedence.
  mutating func workingTogether() -> [Int] { addable(possible, to: []) }

  /// Returns the indices of the candidates whose edits work, whether or not others are made.
  mutating func workingSeparately() -> [Int] {
    // Of two suggestions, one may rename in the storyboard what the other one renames in code. Together, they would
    // undo each other.
    var names: Set<[String]> = []
    var (first, opposite): ([Int], [Int]) = ([], [])
    for index in possible {
      let suggestion = candidates[index].finding.suggestion
      let (wrong, meant) = (suggestion?.wrong ?? "", suggestion?.meant ?? "")
      if wrong != meant, names.contains([meant, wrong]) {
        opposite.append(index)
      } else {
        names.insert([wrong, meant])
        first.append(index)
      }
    }
    return working(among: first) + working(among: opposite)
  }

  /// The candidates whose own edits can be made.
  private var possible: [Int] {
    candidates.indices.filter { !candidates[$0].edits.isEmpty }.prefix(Self.mostCandidates)
      .filter { files(with: [$0]) != nil }
  }

  /// Tries candidates together with others, which work.
  private mutating func addable(_ indices: [Int], to others: [Int]) -> [Int] {
    guard !indices.isEmpty, trialsLeft > 0 else { return [] }
    guard failure(of: others + indices) != nil else { return indices }
    guard indices.count > 1 else { return [] }
    let first = addable(indices.firstHalf, to: others)
    return first + addable(indices.secondHalf, to: others + first)
  }

  /// Tries candidates, and if they fail, the suspects apart from the rest, or else each half.
  ///
  /// `wereSuspects` says whether they failed before as a part of candidates that were all suspects.
  private mutating func working(among indices: [Int], wereSuspects: Bool = false) -> [Int] {
    guard !indices.isEmpty, trialsLeft > 0 else { return [] }
    guard let failure = failure(of: indices) else { return indices }
    guard indices.count > 1 else { return [] }
    let suspects = indices.filter(failure.suspects.contains)
    let areAllSuspects = suspects.count == indices.count
    var (first, second) = (indices.filter { !failure.suspects.contains($0) }, suspects)
    if areAllSuspects {
      let groups = groupedByFile(indices)
      if failure.isExplained, groups.count == indices.count {
        // Each edit has its own files, and fails for the second time.
        if wereSuspects { return [] }
        // A new finding in an edit's file may come from the edit of another file, whose own finding remains.
        let others = indices.filter { !failure.remaining.contains($0) }
        if others.count < indices.count { return working(among: others) }
      }
      // Each part gets edits of each file, because one trial tells edits in different files apart.
      (first, second) = (groups.flatMap(\.firstHalf), groups.flatMap(\.secondHalf))
    }
    // A part is empty without suspects, or if each file has one edit.
    if first.isEmpty || second.isEmpty { (first, second) = (indices.firstHalf, indices.secondHalf) }
    return working(among: first, wereSuspects: areAllSuspects)
      + working(among: second, wereSuspects: areAllSuspects)
  }

  /// Puts candidates that share a file into one group.
  private func groupedByFile(_ indices: [Int]) -> [[Int]] {
    var groups: [(files: Set<String>, members: [Int])] = []
    for index in indices {
      var merged = (files: candidates[index].paths, members: [index])
      groups.removeAll { group in
        guard !group.files.isDisjoint(with: merged.files) else { return false }
        merged = (merged.files.union(group.files), group.members + merged.members)
        return true
      }
      groups.append(merged)
    }
    return groups.map { $0.members.sorted() }
  }

  /// The bytes of the files with some candidates' edits; nil if the edits don't fit together.
  private func files(with indices: [Int]) -> [String: [UInt8]]? {
    var files = unedited
    for index in indices where (try? files.add(candidates[index].edits)) == nil { return nil }
    return files.results
  }

  /// Tries the edits of some candidates, and returns nil if they work.
  private mutating func failure(of indices: [Int]) -> Failure? {
    trialsLeft -= 1
    guard let files = files(with: indices) else { return Failure() }
    let outcome = check(files)
    let tried = FindingCounts(indices.map { candidates[$0].finding })
    let after = FindingCounts(outcome.findings)
    let worse = after.filesWithMore(than: before)
    let undecided = outcome.undecidedCounts.filter { $1 > undecidedBefore[$0] ?? 0 }
    var failure = Failure()
    for index in indices {
      let (finding, paths) = (candidates[index].finding, candidates[index].paths)
      let isUndecided = undecided[[finding.rule, finding.location.file]] != nil
      let remains = after[finding] > before[finding] - tried[finding]
      if remains || candidates[index].isFix && isUndecided {
        failure.remaining.insert(index)
        failure.suspects.insert(index)
      } else if !worse.isDisjoint(with: paths) {
        failure.suspects.insert(index)
      }
    }
    guard !failure.suspects.isEmpty || !worse.isEmpty else { return nil }
    failure.isExplained = worse.isSubset(of: failure.suspects.flatMap { candidates[$0].paths })
    return failure
  }
}

extension CheckOutcome {
  /// The numbers of undecided places by rule and file.
  fileprivate var undecidedCounts: [[String]: Int] {
    undecided.reduce(into: [:]) { $0[[$1.rule, $1.location.file], default: 0] += 1 }
  }
}

extension [Int] {
  fileprivate var firstHalf: [Int] { Array(prefix((count + 1) / 2)) }
  fileprivate var secondHalf: [Int] { Array(dropFirst((count + 1) / 2)) }
}
