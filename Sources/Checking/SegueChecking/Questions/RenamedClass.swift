internal import Findings
internal import StoryboardModel

/// Finds the class that a storyboard means by a name that no source declares.
struct RenamedClass {
  let app: LinkedApp
  /// The names of the app's classes.
  let declared: NearestName
  /// Whether a storyboard or xib names a class.
  let isUsed: (String) -> Bool

  /// Returns the class that an object clearly means: the only one with a similar name, or the only
  /// one of these that no file uses, if it has all members of the object's connections.
  ///
  /// The class inherits from that of the object's element.
  func clearName(for object: CustomObject, in file: InterfaceFile) -> String? {
    let near = Set(declared.all(near: object.custom.name))
    let unused = near.filter { !isUsed($0) }
    guard let plain = object.plainClass else { return nil }
    if near.count == 1, let only = near.first, NearMiss.isSlip(object.custom.name, of: only),
      fits(only, plain, object, file, needsMembers: false)
    {
      return only
    }
    guard unused.count == 1, let only = unused.first,
      fits(only, plain, object, file, needsMembers: true)
    else { return nil }
    return only
  }

  private func fits(
    _ name: String, _ plain: String, _ object: CustomObject, _ file: InterfaceFile,
    needsMembers: Bool
  ) -> Bool {
    let table = app.code.table
    var ids = table.classes(named: name)
    if ids.isEmpty { ids = table.exactly([name]).filter { table[$0].isClass } }
    guard ids.count == 1, app.code.isKind(.app(ids), of: .system(plain)) == .yes else {
      return false
    }
    let type = TypeReference.app(ids)
    let answers = file.connections.compactMap { connection -> Answer? in
      if let outlet = ConnectedNames.Side.outlets.member(of: connection) {
        return outlet.object == object.id ? app.code.hasOutlet(outlet.name, in: type) : nil
      }
      guard let action = ConnectedNames.Side.actions.member(of: connection),
        action.object == object.id
      else { return nil }
      return app.code.responds(to: action.name, type)
    }
    return answers.allSatisfy { $0 == .yes } && !(needsMembers && answers.isEmpty)
  }
}
