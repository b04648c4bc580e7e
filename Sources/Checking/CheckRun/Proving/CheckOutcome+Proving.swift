internal import Files
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
    let candidates = indices.map { candidate(for: findings[$0], side, &lines) }
    // Edits are never made in files that the user didn't ask to check.
    let edited = Set(candidates.flatMap { $0.edits.map(\.location.file) })
    for path in edited where contents[path] == nil { contents[path] = files.file(at: path)?.bytes }
    let possible = candidates.indices.filter { index in
      let edits = candidates[index].edits
      return !edits.isEmpty && edits.allSatisfy { files.file(at: $0.location.file) != nil }
    }
    let proven = ProvenEdits(possible.map { candidates[$0] }, of: self, check: check)
      .proven(together: false)
    let kept = Set(proven.map { possible[$0] })
    for (index, candidate) in candidates.enumerated() {
      findings[indices[index]].settle(candidate, isProven: kept.contains(index))
    }
  }

  private func candidate(for finding: Finding, _ side: NameSide, _ files: inout EditedFiles)
    -> ProvenEdits.Candidate
  {
    guard finding.edits.isEmpty, let suggestion = finding.suggestion else {
      return ProvenEdits.Candidate(finding: finding, edits: finding.edits, isFix: true)
    }
    let place = finding.location
    let isInCode = !["storyboard", "xib"].contains(FilePath.pathExtension(of: place.file))
    var edits: [TextEdit] = []
    if suggestion.isClear, isInCode, let edit = side.storyboardEdit(of: suggestion) {
      edits = [edit]
    } else if let (bytes, lines) = files.prepare(place.file) {
      edits = SuggestedEdit.edits(of: suggestion, at: place, in: bytes, lines)
    }
    return ProvenEdits.Candidate(finding: finding, edits: edits, isFix: suggestion.isClear)
  }
}

extension Finding {
  fileprivate mutating func settle(_ candidate: ProvenEdits.Candidate, isProven: Bool) {
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
