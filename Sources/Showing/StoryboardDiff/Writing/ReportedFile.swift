internal import Findings

/// A file's differences, prepared for people: repeated ones merged, and noise counted.
struct ReportedFile {
  /// The number of repetitions from which equal differences are merged.
  private static let manyTimes = 4

  /// The changes of one scene, or those outside of all scenes.
  struct Section {
    /// Nil for changes outside of the scenes.
    var scene: SceneDifference?
    /// The changes of the scene itself.
    var own: [Change] = []
    var changes: [Change] = []

    /// Returns where an added or removed segue starts; nil if that is the scene itself.
    func origin(of change: Change) -> String? {
      guard change.action != .changed else { return nil }
      return change.details.compactMap { $0.new ?? $0.old }.first { $0 != scene?.name }
    }
  }

  /// One difference that many things have in common.
  struct Repeated {
    var detail: ChangeDetail
    /// The names of the things, in the order of the file.
    var names: [String]

    var count: Int { names.count }

    /// Returns the first names, in a format's notation, and how many more there are.
    func examples(_ format: (String) -> String) -> String {
      let areEqual = Set(names).count == 1
      let first = names.prefix(areEqual ? 1 : 3)
      let hidden = areEqual ? 0 : names.count - first.count
      return first.map(format).joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
    }
  }

  let file: FileDifference
  private(set) var sections: [Section] = []
  private(set) var repeated: [Repeated] = []
  /// The numbers of differences that are left out, by the kind of noise.
  private(set) var omitted: [(noise: Noise, count: Int)] = []

  private let showsAll: Bool
  /// The names of the things that have the same difference, by that difference, if many have it.
  private var repeatedNames: [ChangeDetail: [String]] = [:]

  init(_ file: FileDifference, showsAll: Bool) {
    self.file = file
    self.showsAll = showsAll
    countDetails()
    addSections()
    repeated = repeatedNames.map { Repeated(detail: $0.key, names: $0.value) }.sorted {
      ($1.count, $0.detail.order) < ($0.count, $1.detail.order)
    }
  }

  /// Finds repeated differences, and counts the omitted ones.
  private mutating func countDetails() {
    var names: [ChangeDetail: [String]] = [:]
    var leftOut: [Noise: Int] = [:]
    for change in file.allChanges {
      for detail in change.details {
        if isReported(detail) {
          if Self.mayRepeat(detail, of: change) { names[detail, default: []].append(change.name) }
        } else if let noise = detail.noise {
          leftOut[noise, default: 0] += 1
        }
      }
    }
    repeatedNames = names.filter { $0.value.count >= Self.manyTimes }
    omitted = Noise.allCases.compactMap { noise in leftOut[noise].map { (noise, $0) } }
  }

  private mutating func addSections() {
    let outside = reported(file.changes)
    if !outside.isEmpty {
      let isOwn: (Change) -> Bool = { $0.subject == .document }
      sections.append(Section(own: outside.filter(isOwn), changes: outside.filter { !isOwn($0) }))
    }
    for scene in file.scenes {
      let changes = reported(scene.changes)
      guard !changes.isEmpty else { continue }
      let isOwn: (Change) -> Bool = {
        ($0.subject == .scene || $0.subject == .reference) && $0.name == scene.name
      }
      sections.append(
        Section(scene: scene, own: changes.filter(isOwn), changes: changes.filter { !isOwn($0) }))
    }
  }

  /// Returns the changes that have anything to report, without the details that are left out or repeated.
  private func reported(_ changes: [Change]) -> [Change] {
    changes.compactMap { change in
      var reported = change
      reported.details = change.details.filter { detail in
        let isRepeated = Self.mayRepeat(detail, of: change) && repeatedNames[detail] != nil
        return isReported(detail) && !isRepeated
      }
      return reported.action == .changed && reported.details.isEmpty ? nil : reported
    }
  }

  private func isReported(_ detail: ChangeDetail) -> Bool { showsAll || detail.noise == nil }

  /// Returns the files with anything to report.
  static func all(of files: [FileDifference], showsAll: Bool) -> [ReportedFile] {
    files.map { ReportedFile($0, showsAll: showsAll) }.filter {
      $0.file.isSignificant || !$0.sections.isEmpty || !$0.repeated.isEmpty
    }
  }

  /// Whether equal differences of several things may be merged, which excludes names that code uses.
  private static func mayRepeat(_ detail: ChangeDetail, of change: Change) -> Bool {
    change.action == .changed && change.subject != .document
      && !["class", "identifier", "to", "from", "kind", "selector"].contains(detail.property)
  }

  /// Describes the omitted differences, as half a sentence; nil if there are none.
  var omission: String? {
    omitted.isEmpty
      ? nil : omitted.map { $0.noise.text($0.count) }.joined(separator: ", ")
  }

  /// Returns the file's path, in a format's notation, and what happened to the file as a whole.
  func title(heading: (String) -> String, _ format: (String) -> String) -> String {
    let remark: String? =
      switch file.status {
      case .added: "new"
      case .removed: "removed"
      case .unreadable: "not compared"
      case .changed, .unchanged: file.isRenamed ? "was \(format(file.oldPath ?? ""))" : nil
      }
    return heading(format(file.newPath ?? file.oldPath ?? "")) + (remark.map { " (\($0))" } ?? "")
  }
}

extension ChangeDetail {
  /// The key for sorting details.
  fileprivate var order: String { "\(property)\u{0}\(old ?? "")\u{0}\(new ?? "")" }
}

extension Noise {
  /// Describes omitted changes: `3 canvas settings`.
  func text(_ number: Int) -> String {
    switch self {
    case .toolVersions: "versions of the tools"
    case .resources: "copies of resources"
    case .canvas: count(number, "canvas setting")
    case .rounding: count(number, "rounded number")
    case .notation: count(number, "other notation")
    case .computedFrames: count(number, "computed frame")
    case .layoutRemarks: count(number, "layout remark")
    case .ids: count(number, "id")
    }
  }
}
