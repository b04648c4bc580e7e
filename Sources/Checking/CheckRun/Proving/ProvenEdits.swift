internal import Findings

/// Tells which edits remove their findings without causing others, by checking the edited app.
///
/// All edits are tried together first. If that isn't clean, each half is tried, down to single edits.
struct ProvenEdits {
  /// The maximum number of further checks; edits that would need more count as not proven.
  static let mostChecks = 50

  /// The maximum number of edits that are tried.
  static let mostCandidates = 1_000

  /// A finding and the edits that may remove it.
  struct Candidate {
    var finding: Finding
    var edits: [TextEdit]
    /// Whether the finding must be gone for certain, and not become undecided.
    var isFix: Bool
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

  /// Returns the indices of the candidates that are proven.
  ///
  /// - Parameter isTogether: Whether the proven edits must also work together, because all of them will be made.
  /// - Returns: The proven candidates.
  func proven(together isTogether: Bool) -> Set<Int> {
    guard !candidates.isEmpty else { return [] }
    let possible = candidates.indices.prefix(Self.mostCandidates).filter {
      files(with: [$0]) != nil
    }
    var left = Self.mostChecks
    let waves = isTogether ? [possible] : waves(of: possible)
    return Set(
      waves.flatMap { working(among: $0, besides: isTogether ? [] : nil, &left) })
  }

  /// Separates suggestions that undo each other: a storyboard may get the name of the code, or code that of the
  /// storyboard.
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
    return waves.filter { !$0.isEmpty }
  }

  /// Returns the edits that work: all if they work together, or else those of each half that do.
  ///
  /// `base` has other edits that will be made too, or is nil if no edits need to work with others.
  private func working(
    among indices: [Int], besides base: [Int]?, _ left: inout Int
  ) -> [Int] {
    guard !indices.isEmpty, left > 0 else { return [] }
    left -= 1
    if isClean((base ?? []) + indices) { return indices }
    guard indices.count > 1 else { return [] }
    let middle = indices.count / 2
    let first = working(
      among: Array(indices[..<middle]), besides: base, &left)
    let second = working(
      among: Array(indices[middle...]), besides: base.map { $0 + first }, &left)
    return first + second
  }

  /// The bytes of the files with some candidates' edits; nil if the edits don't fit together.
  private func files(with indices: [Int]) -> [String: [UInt8]]? {
    var files = unedited
    for index in indices where (try? files.add(candidates[index].edits)) == nil { return nil }
    return files.results
  }

  /// Whether the findings of some candidates are gone with their edits, and no other finding is new.
  private func isClean(_ indices: [Int]) -> Bool {
    guard let files = files(with: indices) else { return false }
    let after = check(files)
    let now = FindingCounts(after.findings)
    let tried = indices.map { candidates[$0] }
    let open = newlyOpen(in: after)
    return before.remaining(of: tried.map(\.finding), in: now).isEmpty
      && !before.lack(anyOf: now)
      && !tried.contains { $0.isFix && open.contains(OpenPlace($0.finding)) }
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
