extension FileDeclaration {
  /// The classes that the file's text mentions.
  var mentionedClasses: [ClassName] { classes.map(\.className) + exposedClasses }

  /// The modules of these classes.
  package var modules: Set<String> { Set(mentionedClasses.compactMap(\.module)) }

  /// The modules whose types occur in the file's visible declarations.
  var exposedModules: Set<String> { Set(exposedClasses.compactMap(\.module)) }

  /// Whether unwind segues have values, whose types may come from unknown modules.
  var hasUnwindValues: Bool {
    classes.contains { $0.segues.contains { $0.unwind?.value != nil } }
  }

  /// The classes that the file's visible declarations name.
  var exposedClasses: [ClassName] {
    var names = classes.flatMap { $0.segues.compactMap(\.destination?.className) }
    for scene in scenes { names += [scene.controller, scene.destination.className] }
    names += reuseIdentifiers.map(\.className)
    names += [nib?.owner, nib?.firstObject].compactMap { $0 }
    return names
  }
}
