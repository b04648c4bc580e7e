/// Facts about a scene, computed once for all controllers that are created from it.
@MainActor
final class SceneFacts {
  let settings: ControllerSettings
  /// The views that segues need, for controllers created without the others.
  private(set) lazy var segueViews = SegueViews(templates)
  private unowned let templates: ControllerTemplates

  init(_ templates: ControllerTemplates) {
    self.templates = templates
    settings = ControllerSettings(templates.object)
  }
}

extension ControllerTemplates {
  var settings: ControllerSettings { facts.settings }

  var segueViews: SegueViews { facts.segueViews }

  private var facts: SceneFacts {
    if let known = attachment as? SceneFacts { return known }
    let facts = SceneFacts(self)
    attachment = facts
    return facts
  }
}
