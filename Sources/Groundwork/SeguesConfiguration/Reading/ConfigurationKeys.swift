/// The keys of the top level.
enum TopLevelKey: String, CaseIterable {
  case include, exclude, generate, check, map
}

/// The keys of the section `generate`.
enum GenerateKey: String, CaseIterable {
  case include, exclude, references, output, style, access, bundle, module, imports, classes
  case standalone, unwinds
  case extendsR = "extends-r"
  case onlyClasses = "only-classes"
}

/// The keys of one of `classes`.
enum ClassKey: String, CaseIterable {
  case name, module, hidden
}

/// The keys of one of `unwinds`.
enum UnwindKey: String, CaseIterable {
  case method, value
}

/// The keys of the section `check`.
enum CheckKey: String, CaseIterable {
  case include, exclude, rules, baseline, strict
}
