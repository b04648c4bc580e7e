public import Segues

extension StoryboardAudit {
  /// Compares classes with the storyboard.
  ///
  /// - Parameter sources: Classes with `@SegueSource`.
  /// - Returns: The disagreements by place; none if the classes and the storyboard agree.
  public func problems(in sources: any SegueSource.Type...) -> [AuditProblem] {
    sources.flatMap { source in
      SourceAudit(source, declarations: source._segueDeclarations, audit: self).problems
    }.sorted()
  }

  /// Finds identifiers that the storyboard or the enum lacks, ordered by place.
  ///
  /// - Parameter handler: A class whose `SegueIdentifier` is `CaseIterable`.
  /// - Returns: The disagreements; none if the two agree.
  public func problems<Handler: SegueHandler>(in handler: Handler.Type) -> [AuditProblem]
  where Handler.SegueIdentifier: CaseIterable {
    HandlerAudit(
      handler, identifiers: handler.SegueIdentifier.allCases.map(\.rawValue), audit: self
    ).problems.sorted()
  }
}
