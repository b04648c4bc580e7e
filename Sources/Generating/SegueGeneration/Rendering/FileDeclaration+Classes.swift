/// The classes and modules that a file's text needs.
extension FileDeclaration {
  /// The classes that the file's visible declarations name.
  var exposedClasses: [ClassName] {
    var names = classes.flatMap { $0.segues.compactMap(\.destination?.className) }
    for scene in scenes { names += [scene.controller, scene.destination.className] }
    names += reuseIdentifiers.map(\.className)
    names += [nib?.owner, nib?.firstObject].compactMap { $0 }
    return names
  }

  /// All classes that the file's text mentions: the sources of segues, and the exposed classes.
  var mentionedClasses: [ClassName] { classes.map(\.className) + exposedClasses }

  /// The modules of the exposed classes.
  var exposedModules: Set<String> { Set(exposedClasses.compactMap(\.module)) }

  /// The modules of all mentioned classes.
  package var modules: Set<String> { Set(mentionedClasses.compactMap(\.module)) }

  /// Whether unwind segues have values, whose types may come from unknown modules.
  var hasUnwindValues: Bool {
    classes.contains { $0.segues.contains { $0.unwind?.value != nil } }
  }
}
