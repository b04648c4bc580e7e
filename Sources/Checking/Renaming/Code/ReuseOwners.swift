internal import SegueChecking

/// The classes whose code is about the reusable views with a name.
struct ReuseOwners {
  private let isEverywhere: Bool
  /// The classes whose code runs for the controllers of the renamed views, and for the controllers
  /// of other views with the name.
  private let ours: Set<CodeType.ID>
  private let others: Set<CodeType.ID>

  init(_ app: LinkedApp, _ subject: RenameSubject) {
    isEverywhere = subject.isEverywhere
    func classes(_ names: [InterfaceName]) -> Set<CodeType.ID> {
      Set(names.flatMap(\.types).flatMap { app.code.hierarchy.ancestry(of: $0).types })
    }
    ours = classes(subject.names)
    others = classes(
      subject.allNames.filter { name in
        !subject.names.contains { $0.location == name.location }
      })
  }

  /// How an identifier in the code of some types relates to the renamed one.
  func relation(in types: [CodeType.ID]) -> Verdict {
    if isEverywhere { return .ours }
    return switch (ours.isDisjoint(with: types), others.isDisjoint(with: types)) {
    case (false, true): .ours
    case (true, false): .other
    default: .doubt("it is unknown which views the code means")
    }
  }
}
