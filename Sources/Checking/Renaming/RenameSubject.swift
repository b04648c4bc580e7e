internal import NavigationGraph
internal import SegueChecking

/// The one thing that is renamed.
struct RenameSubject {
  var kind: RenameKind
  /// The name without a module or a selector's colons.
  var old: String
  var new: String
  /// The names in storyboards and xibs that change.
  var names: [InterfaceName]
  /// All names of the kind with the same text, which may have other owners.
  var allNames: [InterfaceName]
  /// The classes of the app that have the name, or declare it.
  var types: [CodeType.ID]

  /// Whether no other owner has the name.
  var isEverywhere: Bool { names.count == allNames.count }
  /// The controllers that the renamed names belong to.
  var controllers: Set<ControllerID> { Set(names.compactMap(\.controller)) }
  /// The controllers that any name with the text belongs to.
  var allControllers: Set<ControllerID> { Set(allNames.compactMap(\.controller)) }
}
