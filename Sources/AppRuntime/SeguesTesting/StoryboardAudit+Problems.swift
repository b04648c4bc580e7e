public import Segues

extension StoryboardAudit {
  /// Compares classes with the storyboard.
  ///
  /// - Parameter sources: Classes with `@SegueSource`.
  /// - Returns: The disagreements by file and line; none if the classes and the storyboard agree.
  public func problems(in sources: any SegueSource.Type...) -> [AuditProblem] {
    sources.flatMap { source in
      SourceAudit(source, declarations: source._segueDeclarations, audit: self).problems
    }.sorted()
  }

  /// Finds identifiers that the storyboard or the enum lacks.
  ///
  /// - Parameter handlers: Classes whose `SegueIdentifier` is `CaseIterable`.
  /// - Returns: The disagreements by file and line; none if the enums and the storyboard agree.
  public func problems<each Handler: SegueHandler>(
    in handlers: repeat (each Handler).Type
  ) -> [AuditProblem] where repeat (each Handler).SegueIdentifier: CaseIterable {
    var problems: [AuditProblem] = []
    for handler in repeat each handlers { problems += self.problems(ofHandler: handler) }
    return problems.sorted()
  }

  private func problems<Handler: SegueHandler>(ofHandler handler: Handler.Type) -> [AuditProblem]
  where Handler.SegueIdentifier: CaseIterable {
    let identifiers = handler.SegueIdentifier.allCases.map(\.rawValue)
    return HandlerAudit(handler, identifiers: identifiers, audit: self).problems
  }
}
