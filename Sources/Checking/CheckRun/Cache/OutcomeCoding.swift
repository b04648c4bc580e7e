internal import CompactCoding
internal import Findings

extension CheckOutcome {
  /// Encodes the outcome without the contents of files.
  func encode(to encoder: inout CompactEncoder) {
    encoder.put(findings) { $1.encode(to: &$0) }
    encoder.put(undecided) { encoder, undecided in
      encoder.put(undecided.rule)
      encoder.put(undecided.location)
      encoder.put(undecided.reason)
    }
    encoder.put(counts.numbers) { $0.put($1) }
    encoder.put(leftOut) { encoder, file in
      encoder.put(file.path)
      encoder.put(file.reason.rawValue)
    }
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    self.init(
      findings: try decoder.array(Finding.init(from:)),
      undecided: try decoder.array { decoder throws(CompactFailure) in
        Undecided(
          rule: try decoder.string(), location: try decoder.location(),
          reason: try decoder.string())
      },
      counts: try ReadCounts(
        numbers: try decoder.array { decoder throws(CompactFailure) in try decoder.number() }))
    leftOut = try decoder.array { decoder throws(CompactFailure) in
      let path = try decoder.string()
      guard let reason = LeftOutFile.Reason(rawValue: try decoder.string()) else { throw .damaged }
      return LeftOutFile(path, reason)
    }
  }
}

extension ReadCounts {
  private static let fields: [any WritableKeyPath<ReadCounts, Int> & Sendable] = [
    \.storyboards, \.xibs, \.swiftFiles, \.objectiveCFiles, \.scenes, \.segues,
  ]

  fileprivate var numbers: [Int] { Self.fields.map { self[keyPath: $0] } }

  fileprivate init(numbers: [Int]) throws(CompactFailure) {
    guard numbers.count == Self.fields.count else { throw .damaged }
    self.init()
    for (field, number) in zip(Self.fields, numbers) { self[keyPath: field] = number }
  }
}

extension Finding {
  fileprivate func encode(to encoder: inout CompactEncoder) {
    encoder.put(rule)
    encoder.put(severity.rawValue)
    encoder.put(location)
    encoder.put(message)
    encoder.put(why)
    encoder.put(help)
    encoder.put(related) { encoder, place in
      encoder.put(place.location)
      encoder.put(place.message)
    }
    encoder.put(edits) { encoder, edit in
      encoder.put(edit.location)
      encoder.put(edit.expected)
      encoder.put(edit.replacement)
    }
    encoder.put(cause.map { [$0.id, $0.message, $0.part] } ?? [])
    encoder.put(latent.map { [$0] } ?? [])
  }

  fileprivate init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    let rule = try decoder.string()
    guard let severity = Severity(rawValue: try decoder.string()) else { throw .damaged }
    self.init(
      rule: RuleName(rawValue: rule), severity: severity, location: try decoder.location(),
      message: try decoder.string(), why: try decoder.string(), help: try decoder.string(),
      related: try decoder.array { decoder throws(CompactFailure) in
        RelatedPlace(try decoder.location(), try decoder.string())
      },
      edits: try decoder.array { decoder throws(CompactFailure) in
        TextEdit(
          at: try decoder.location(), expected: try decoder.string(),
          replacement: try decoder.string())
      })
    let words = try decoder.strings()
    guard words.isEmpty || words.count == 3 else { throw .damaged }
    if words.count == 3 { cause = FindingCause(words[0], words[1], part: words[2]) }
    latent = try decoder.strings().first
  }
}
