internal import FilesAndPaths
internal import Findings

extension CheckOutcome {
  /// Withdraws the suggestions and edits that don't work, and adds edits for clear suggestions.
  ///
  /// `check` checks the app with other bytes in some files.
  mutating func prove(
    in files: FileSnapshot, check: @escaping ([String: [UInt8]]) -> CheckOutcome
  ) {
    let indices = findings.indices.filter {
      !findings[$0].edits.isEmpty || findings[$0].suggestion != nil
    }
    guard !indices.isEmpty else { return }
    let clear = findings.compactMap(\.suggestion).filter(\.isClear)
    let side = NameSide(clear, in: files)
    var lines = EditedFiles(contents)
    let candidates = indices.map { index in
      var candidate = candidate(for: findings[index], side, &lines)
      // Edits are never made in files that the user didn't ask to check.
      if candidate.edits.contains(where: { files.file(at: $0.location.file) == nil }) {
        candidate.edits = []
      }
      return candidate
    }
    let edited = Set(candidates.flatMap { $0.edits.map(\.location.file) })
    for path in edited where contents[path] == nil {
      contents[path] = files.file(at: path)?.bytes
    }
    var trials = EditTrials(candidates, of: self, check: check)
    let working = Set(trials.workingSeparately())
    for (index, candidate) in candidates.enumerated() {
      findings[indices[index]].settle(candidate, isProven: working.contains(index))
    }
  }

  private func candidate(for finding: Finding, _ side: NameSide, _ files: inout EditedFiles)
    -> EditTrials.Candidate
  {
    guard finding.edits.isEmpty, let suggestion = finding.suggestion else {
      return EditTrials.Candidate(finding: finding, edits: finding.edits, isFix: true)
    }
    let place = finding.location
    let isInCode = SnapshotKind(ofFileAt: place.file) != .interface
    var edits: [TextEdit] = []
    if suggestion.isClear, isInCode, let edit = side.storyboardEdit(of: suggestion) {
      edits = [edit]
    } else if let (bytes, lines) = files.prepare(place.file) {
      edits = SuggestedEdit.edits(of: suggestion, at: place, in: bytes, lines)
    }
    return EditTrials.Candidate(finding: finding, edits: edits, isFix: suggestion.isClear)
  }
}

extension Finding {
  fileprivate mutating func settle(_ candidate: EditTrials.Candidate, isProven: Bool) {
    if let suggestion, edits.isEmpty {
      if !isProven {
        help = suggestion.otherwise
      } else if suggestion.isClear {
        edits = candidate.edits
        if let file = edits.first?.location.file, file != location.file {
          help =
            "rename “\(suggestion.meant)” in \(FilePath.name(of: file)) to “\(suggestion.wrong)”, "
            + "as code writes it"
        }
      }
    } else if !isProven {
      edits = []
    }
    suggestion = nil
  }
}
