// The real macros are in `SeguesMacros`. These stand-ins tell a file that imports only `Segues`
// what to do. A file that imports both modules gets the real ones, because the compiler prefers
// declarations that are available. Attributes of cases, such as `@To`, have no stand-in, because a
// macro of that name would hide an app's property wrapper.
//
// The stand-ins are implemented by a macro of the toolchain that adds nothing to a class: this
// module has no macro, and a macro that doesn't exist would be a second error.

#if SEGUES_NO_CONTROLLERS
/// Rejects the macro in a watch app.
@available(
  *, unavailable,
  message: """
    watchOS has no view controllers, and no code prepares a segue there: use the generated identifiers
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueSource() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Rejects the macro in a watch app.
@available(
  *, unavailable,
  message: """
    watchOS has no view controllers, and no code prepares a segue there: use the generated identifiers
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueActions() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#else
/// Rejects the macro in a file that doesn't import `SeguesMacros`.
@available(
  *, unavailable,
  message: """
    import 'SeguesMacros' instead of 'Segues', and make that product a dependency of the target
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueSource() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Rejects the macro in a file that doesn't import `SeguesMacros`.
@available(
  *, unavailable,
  message: """
    import 'SeguesMacros' instead of 'Segues', and make that product a dependency of the target
    """
)
@_documentation(visibility: internal)
@attached(peer)
public macro SegueActions() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#endif
