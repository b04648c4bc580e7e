internal import Findings

/// Tells which edits remove their findings without causing others, by checking the edited app.
///
/// It first tries all edits together. If they fail, it tries the edits whose findings remain, or
/// whose files got new findings, apart from the rest. If that separates nothing, it tries each
/// half. One trial is enough to tell apart edits in different files. If the proven edits have to work together, each half
/// is tried with the edits that are already proven.
struct ProvenEdits {
  /// The maximum number of checks.
  ///
  /// Edits that are still in doubt after them are not proven.
  private static let mostChecks = 50

  /// The maximum number of candidates that are tried.
  ///
  /// The others are not proven.
  private static let mostCandidates = 1_000

  /// A finding and the edits that may remove it.
  struct Candidate {
    var finding: Finding
    var edits: [TextEdit]
    /// Whether the finding must be gone for certain, and not become undecided.
    var isFix: Bool
  }

  /// The result of a check with some edits.
  private enum Trial {
    /// The findings are gone, and no other finding is new.
    case works
    /// The suspects are the candidates whose findings are not gone, and those with the files of new findings.
    ///
    /// There are no suspects if the edits don't fit together, or if all new findings are in files of no candidate.
    /// `remaining` has the suspects whose
    /// own findings remain; the others are suspects because of new findings in their files.
    /// `isExplained` says whether each new finding is in a file of a suspect.
    case fails(suspects: Set<Int>, remaining: Set<Int>, isExplained: Bool)
  }

  /// The outcome without edits.
  private let outcome: CheckOutcome
  private let before: FindingCounts
  /// The files without edits.
  private let unedited: EditedFiles
  private let candidates: [Candidate]
  private let check: ([String: [UInt8]]) -> CheckOutcome

  /// - Parameters:
  ///   - candidates: The findings with their edits.
  ///   - outcome: The outcome without edits.
  ///   - check: Checks the app with other bytes in some files.
  init(
    _ candidates: [Candidate], of outcome: CheckOutcome,
    check: @escaping ([String: [UInt8]]) -> CheckOutcome
  ) {
    self.candidates = candidates
    self.outcome = outcome
    self.check = check
    before = FindingCounts(outcome.findings)
    var files = EditedFiles(outcome.contents)
    for edit in candidates.flatMap(\.edits) { _ = files.prepare(edit.location.file) }
    unedited = files
  }

  /// Tries the candidates, with at most ``mostChecks`` checks.
  ///
  /// - Parameter isTogether: Whether the proven edits must also work together, because all of them will be made.
  /// - Returns: The indices of the candidates that are proven.
  func proven(together isTogether: Bool) -> Set<Int> {
    let possible = candidates.indices.prefix(Self.mostCandidates).filter {
      files(with: [$0]) != nil
    }
    var checksLeft = Self.mostChecks
    let waves = isTogether ? [possible] : waves(of: possible)
    return Set(
      waves.flatMap { working(among: $0, besides: isTogether ? [] : nil, &checksLeft) })
  }

  /// Separates suggestions that undo each other: one renames in the storyboard, the other in code.
  private func waves(of indices: [Int]) -> [[Int]] {
    var names: Set<[String]> = []
    var waves: [[Int]] = [[], []]
    for index in indices {
      let suggestion = candidates[index].finding.suggestion
      let (wrong, meant) = (suggestion?.wrong ?? "", suggestion?.meant ?? "")
      let isOpposite = wrong != meant && names.contains([meant, wrong])
      if !isOpposite { names.insert([wrong, meant]) }
      waves[isOpposite ? 1 : 0].append(index)
    }
    return waves
  }

  /// Returns the edits that work: all of them if they work together, or else the ones that work in
  /// each part.
  ///
  /// `base` has other edits that will be made too; it is nil if the edits don't need to work
  /// together. `haveFailed` says that all of these edits failed before, together with others.
  private func working(
    among indices: [Int], besides base: [Int]?, _ checksLeft: inout Int, haveFailed: Bool = false
  ) -> [Int] {
    guard !indices.isEmpty, checksLeft > 0 else { return [] }
    checksLeft -= 1
    guard
      case .fails(let suspects, let remaining, let isExplained) = trial(of: (base ?? []) + indices)
    else { return indices }
    guard indices.count > 1 else { return [] }
    var parts = (indices.filter { !suspects.contains($0) }, indices.filter(suspects.contains))
    let haveAllFailed = base == nil && parts.0.isEmpty
    if haveAllFailed {
      let groups = groups(of: indices)
      // A new finding in an edit's file may come from the edit of another file. So such edits are tried again without
      // those whose own findings remain, but only before the first halving.
      let others = haveFailed ? [] : indices.filter { !remaining.contains($0) }
      if isExplained, groups.count == indices.count, others.count < indices.count {
        return working(among: others, besides: nil, &checksLeft)
      }
      parts = (groups.flatMap(\.firstHalf), groups.flatMap(\.secondHalf))
    }
    // If edits have to work together, the first ones take precedence.
    if base != nil || parts.0.isEmpty || parts.1.isEmpty {
      parts = (indices.firstHalf, indices.secondHalf)
    }
    let first = working(among: parts.0, besides: base, &checksLeft, haveFailed: haveAllFailed)
    let second = working(
      among: parts.1, besides: base.map { $0 + first }, &checksLeft, haveFailed: haveAllFailed)
    return first + second
  }

  /// Puts candidates that share a file into one group.
  private func groups(of indices: [Int]) -> [[Int]] {
    indices.reduce(into: [(files: Set<String>, members: [Int])]()) { groups, index in
      var own = (files: paths(of: index), members: [index])
      groups.removeAll { group in
        guard !group.files.isDisjoint(with: own.files) else { return false }
        own = (own.files.union(group.files), group.members + own.members)
        return true
      }
      groups.append(own)
    }.map { $0.members.sorted() }
  }

  /// The files of a candidate's finding and edits.
  private func paths(of index: Int) -> Set<String> {
    let candidate = candidates[index]
    return Set([candidate.finding.location.file] + candidate.edits.map(\.location.file))
  }

  /// The bytes of the files with some candidates' edits; nil if the edits don't fit together.
  private func files(with indices: [Int]) -> [String: [UInt8]]? {
    var files = unedited
    for index in indices where (try? files.add(candidates[index].edits)) == nil { return nil }
    return files.results
  }

  /// Checks the app with the edits of some candidates.
  private func trial(of indices: [Int]) -> Trial {
    guard let files = files(with: indices) else {
      return .fails(suspects: [], remaining: [], isExplained: false)
    }
    let after = check(files)
    let now = FindingCounts(after.findings)
    let remainingFindings = before.remaining(of: indices.map { candidates[$0].finding }, in: now)
    let worse = before.files(withMoreIn: now)
    let open = newlyOpen(in: after)
    let remaining = indices.filter { index in
      let candidate = candidates[index]
      return remainingFindings.contains(candidate.finding)
        || candidate.isFix && open.contains(OpenPlace(candidate.finding))
    }
    let suspects = remaining + indices.filter { !worse.isDisjoint(with: paths(of: $0)) }
    guard !suspects.isEmpty || !worse.isEmpty else { return .works }
    let isExplained = worse.isSubset(of: suspects.flatMap(paths(of:)))
    return .fails(
      suspects: Set(suspects), remaining: Set(remaining), isExplained: isExplained)
  }

  /// A rule and a file.
  private struct OpenPlace: Hashable {
    var rule: String
    var file: String

    init(_ finding: Finding) { (rule, file) = (finding.rule, finding.location.file) }

    init(_ undecided: Undecided) { (rule, file) = (undecided.rule, undecided.location.file) }
  }

  /// The rules and files with more undecided places than before.
  private func newlyOpen(in after: CheckOutcome) -> Set<OpenPlace> {
    func counts(_ outcome: CheckOutcome) -> [OpenPlace: Int] {
      outcome.undecided.reduce(into: [:]) { $0[OpenPlace($1), default: 0] += 1 }
    }
    let before = counts(outcome)
    return Set(counts(after).filter { $1 > before[$0] ?? 0 }.map(\.key))
  }
}

extension [Int] {
  fileprivate var firstHalf: [Int] { Array(prefix((count + 1) / 2)) }
  fileprivate var secondHalf: [Int] { Array(dropFirst((count + 1) / 2)) }
}
