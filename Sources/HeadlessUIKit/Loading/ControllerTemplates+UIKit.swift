/// What the twin keeps with a scene, read once for all controllers that are made from it.
@MainActor
final class SceneFacts {
  let settings: ControllerSettings
  /// The part of the views that segues need, for controllers that are made without the rest.
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
