internal import Findings

/// Tells which edits remove their findings without causing others, by checking the edited app.
///
/// All edits are tried together first. Only if that isn't clean, they are tried one at a time.
struct ProvenEdits {
  /// The maximum number of edits that are tried one at a time; the rest count as not proven.
  static let mostChecks = 50
  /// The maximum number of times that the edits which seem to work are tried together.
  private static let mostRounds = 3

  /// A finding and the edits that may remove it.
  struct Candidate {
    var finding: Finding
    var edits: [TextEdit]
    /// Whether the finding must be gone for certain, and not become undecided.
    var isFix: Bool
  }

  /// The outcome without edits.
  let outcome: CheckOutcome
  /// Checks the app with other bytes in some files.
  let check: ([String: [UInt8]]) -> CheckOutcome

  /// Returns the indices of the candidates that are proven.
  ///
  /// - Parameters:
  ///   - candidates: The findings with their edits.
  ///   - isTogether: Whether the proven edits must also work together, because all of them will be made.
  /// - Returns: The proven candidates.
  func proven(among candidates: [Candidate], together isTogether: Bool) -> Set<Int> {
    guard !candidates.isEmpty else { return [] }
    var isClean = false
    var accepted = Set(candidates.indices.filter { fits([$0], candidates) })
    for _ in 0..<Self.mostRounds where !accepted.isEmpty {
      let result = result(of: accepted.sorted(), candidates)
      if result.isClean {
        isClean = true
        break
      }
      // Edits that fail may spoil the others, so those that work are tried once more without them.
      accepted = result.gone.count < accepted.count ? result.gone : []
    }
    if !isClean { accepted = [] }
    var left = Self.mostChecks
    for index in candidates.indices where !accepted.contains(index) && left > 0 {
      let base = isTogether ? accepted.sorted() : []
      guard fits(base + [index], candidates) else { continue }
      left -= 1
      if result(of: base + [index], candidates).isClean { accepted.insert(index) }
    }
    return accepted
  }

  private struct Result {
    /// Whether all findings are gone, and no other came.
    var isClean: Bool
    /// The candidates whose findings are gone.
    var gone: Set<Int>
  }

  private func fits(_ indices: [Int], _ candidates: [Candidate]) -> Bool {
    edited(indices, candidates).fitting.count == indices.count
  }

  private func edited(
    _ indices: [Int], _ candidates: [Candidate]
  ) -> (files: EditedFiles, fitting: Set<Int>) {
    var files = EditedFiles(outcome.contents)
    var fitting: Set<Int> = []
    for index in indices where (try? files.add(candidates[index].edits)) != nil {
      fitting.insert(index)
    }
    return (files, fitting)
  }

  private func result(of indices: [Int], _ candidates: [Candidate]) -> Result {
    let (files, fitting) = edited(indices, candidates)
    let after = check(files.results)
    let (before, now) = (FindingCounts(outcome.findings), FindingCounts(after.findings))
    let tried = fitting.sorted()
    let remaining = Set(before.remaining(of: tried.map { candidates[$0].finding }, in: now))
    let open = newlyOpen(in: after)
    let gone = fitting.filter { index in
      let candidate = candidates[index]
      return !remaining.contains(candidate.finding)
        && !(candidate.isFix && open.contains(OpenPlace(candidate.finding)))
    }
    return Result(isClean: gone.count == indices.count && !before.lack(anyOf: now), gone: gone)
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
