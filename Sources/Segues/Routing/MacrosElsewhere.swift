// These are macros of `SeguesMacros`. Declared here, they say so to a file that imports `Segues` alone; a file
// that imports both gets those of `SeguesMacros`, because the compiler prefers what is available. Attributes of
// cases, such as `@To`, have no counterpart here, because a macro's name hides a property wrapper of an app.
//
// What they name as their implementation is a macro of the toolchain that adds nothing to a class: this module
// has none of its own, and a name that can't be found would be a second error.

/// Reached in a file that doesn't import `SeguesMacros`.
@available(
  *, unavailable,
  message: """
    import 'SeguesMacros' in place of 'Segues', and make that product a dependency of the target
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueSource() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Reached in a file that doesn't import `SeguesMacros`.
@available(
  *, unavailable,
  message: """
    import 'SeguesMacros' in place of 'Segues', and make that product a dependency of the target
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueActions() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
