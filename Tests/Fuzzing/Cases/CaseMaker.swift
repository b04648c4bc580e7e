internal import FaultPlanting

/// Creates cases, each determined by a seed and a verb.
package struct CaseMaker: Sendable {
  private let verbs: [FuzzVerb]
  private let corpus: SeedCorpus
  private let isIntact: Bool

  /// - Parameters:
  ///   - verbs: The verbs to run.
  ///   - corpus: Real files, which sometimes replace the small app's.
  ///   - isIntact: Whether to leave all files undamaged.
  package init(verbs: [FuzzVerb], corpus: SeedCorpus = SeedCorpus(), isIntact: Bool = false) {
    self.verbs = FuzzVerb.drawn(from: verbs)
    self.corpus = corpus
    self.isIntact = isIntact
  }

  /// Creates the case for a seed.
  package func make(_ seed: UInt64) -> FuzzCase {
    // The verb is drawn separately, so that a case is the same if only its verb is run.
    var draw = SeededNumbers(seed: seed, for: "verb")
    let verb = verbs.randomElement(using: &draw) ?? .list
    var random = SeededNumbers(seed: seed, for: verb.rawValue)
    let role = verb.roles.randomElement(using: &random) ?? .storyboard
    var files = SeedApp(having: role, using: &random).files
    let intact = files
    let targets = files.indices.filter { files[$0].role == role }.shuffled(using: &random)
    let damaged = targets.prefix(Int.random(in: 1...3, using: &random))
    var all = Array(damaged)
    if verb.readsTogether { all += beside(damaged, in: files, using: &random) }
    for index in all { damage(&files[index], among: intact, using: &random) }
    var result = FuzzCase(
      seed: seed, verb: verb, role: role, files: files,
      damagedCount: all.count + (role.isWritten ? 1 : 0), commands: [])
    if verb == .diff {
      result.files += intact.filter { $0.role == .storyboard || $0.role == .xib }.map { file in
        var file = file
        file.path = "Old" + file.path.dropFirst(SeedApp.folder.count)
        return file
      }
    }
    let arguments = CaseCommands(
      verb: verb, role: role, interfaces: result.interfaces.map(\.path),
      damaged: damaged.first.map { files[$0].path },
      // Searching for them takes longer than most other commands.
      names: verb == .rename ? Self.names(in: intact) : [])
    result.commands = arguments.commands(using: &random)
    result.isRepeated = role == .cache || role == .archive
    return result
  }

  /// The names that storyboards and xibs share with code, sorted.
  private static func names(in files: [SeedFile]) -> [String] {
    let shared =
      /(?:identifier|customClass|storyboardIdentifier|reuseIdentifier|property|selector)="([^"]+)"/
    let texts = files.filter { $0.role == .storyboard || $0.role == .xib }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    return Set(texts.flatMap { $0.matches(of: shared).map { String($0.output.1) } }).sorted()
  }

  /// Picks other files to damage, because damage in one file may matter only because of another.
  private func beside(
    _ damaged: ArraySlice<Int>, in files: [SeedFile], using random: inout SeededNumbers
  ) -> ArraySlice<Int> {
    let others = files.indices.filter { !damaged.contains($0) && !files[$0].role.isWritten }
    return others.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
  }

  private func damage(
    _ file: inout SeedFile, among others: [SeedFile], using random: inout SeededNumbers
  ) {
    if let real = corpus.file(of: file.role, using: &random) { file.bytes = real }
    guard !isIntact else { return }
    let kin = others.filter { $0.role == file.role }.randomElement(using: &random)
    let other = corpus.file(of: file.role, using: &random) ?? kin?.bytes ?? []
    Damage.apply(to: &file.bytes, of: file.role, other: other, using: &random)
  }

  /// Damages one of the files written by a case's commands.
  ///
  /// - Parameters:
  ///   - files: The files by path.
  ///   - fuzzCase: The case.
  /// - Returns: The damaged file; nil if there is none to damage.
  func damaged(_ files: [String: [UInt8]], of fuzzCase: FuzzCase) -> (path: String, bytes: [UInt8])?
  {
    var random = SeededNumbers(seed: fuzzCase.seed, for: "output")
    guard !isIntact, let path = files.keys.sorted().randomElement(using: &random),
      var bytes = files[path]
    else { return nil }
    Damage.apply(to: &bytes, of: fuzzCase.role, other: bytes, using: &random)
    return (path, bytes)
  }
}
