/// What a class gets whose segues are generated from its storyboards: the members that call them.
///
/// The generated type has everything that follows from the storyboard. Here is what only the class
/// itself can have: overrides, and its own hook.
struct GeneratedMembers {
  private var source: GeneratedSourceClass

  init(_ source: GeneratedSourceClass) {
    self.source = source
  }

  var text: [String] {
    aliases + [perform, configureRelationship, create] + overrides
      + [route, shouldRoute, identify, answer, declarations]
  }

  // The only mention of the type's name: where it is missing, that is one error, at the user's class.
  private var aliases: [String] {
    let access = source.segueAccess
    let adopted = "\(access)typealias AdoptedSegues = \(source.name)Segues"
    return [
      source.line?.wrapping(adopted) ?? adopted,
      source.hasAlias
        ? ""
        : "\(access)typealias Segue = AdoptedSegues.Segue".documented(
          "The segues of this controller, each with what its destination needs."),
      "\(access)typealias SegueID = AdoptedSegues.ID".documented(
        "The segues of this controller, without their values."),
      "\(access)typealias PerformableSegue = AdoptedSegues.PerformableSegue".documented(
        "What ``performSegue(_:sender:)`` takes: the segues that code can perform."),
    ].filter { !$0.isEmpty }
  }

  private var perform: String {
    .block(
      "\(source.segueAccess)func performSegue(_ segue: PerformableSegue, sender: Any? = nil)",
      ["AdoptedSegues.perform(segue, from: self, sender: sender)"]
    ).documented("Performs a segue: its destination gets the value of the case.")
  }

  private var configureRelationship: String {
    .block(
      "\(source.segueAccess)func configureRelationship(_ related: AdoptedSegues.RelatedSegue)",
      ["AdoptedSegues.configureRelationship(related, of: self)"]
    ).documented("Hands a value to a child that this container has already.")
  }

  private var create: String {
    .block(
      "\(source.segueAccess)func create<Destination: UIViewController>("
        + "_ segue: Segues.CreatedSegue<SegueID, Destination>, from coder: NSCoder, "
        + "sender: Any? = nil) -> Destination?",
      [
        """
        AdoptedSegues.create(segue, from: coder, sender: sender, for: self) {
          segueAnswer($0, sender: sender)
        }
        """
      ]
    ).documented("Makes a segue's destination with its input, in a segue action.")
  }

  private var overrides: [String] {
    RouteMembers.overrides(
      access: source.access, isRoot: source.isRoot, overridesPrepare: source.overridesPrepare,
      overridesShouldPerform: source.overridesShouldPerform)
  }

  private var route: String {
    .block(
      "\(source.access)\(source.overriding)func route(_ segue: UIStoryboardSegue, sender: Any?)",
      [
        source.isRoot ? "" : "super.route(segue, sender: sender)",
        """
        AdoptedSegues.route(segue, sender: sender, from: self) { segueAnswer($0, sender: sender) }
        """,
      ]
    ).documented(
      "Hands the destination of a segue what its case says; segues without a case are left alone.")
  }

  private var shouldRoute: String {
    .block(
      "\(source.access)\(source.overriding)func shouldRoute(_ identifier: String, sender: Any?) "
        + "-> Bool",
      [
        source.isRoot
          ? "" : "guard super.shouldRoute(identifier, sender: sender) else { return false }",
        """
        return AdoptedSegues.shouldRoute(identifier, sender: sender, from: self) {
          segueAnswer($0, sender: sender)
        }
        """,
      ]
    ).documented("Asks the hook whether a control may fire a segue: nil vetoes.")
  }

  private var identify: String {
    .block(
      "\(source.segueAccess)func segueID(for segue: UIStoryboardSegue) -> SegueID?",
      ["AdoptedSegues.id(for: segue)"]
    ).documented("Which of this controller's segues a segue is; nil where it is none of them.")
  }

  /// The hook is found by overload: the user's method, or the runtime's that says that there is none.
  private var answer: String {
    .block(
      "private func segueAnswer(_ id: SegueID, sender: Any?) -> Segues.SegueAnswer<Segue>",
      ["Segues.SegueAnswer<Segue>(self.segue(for: id, sender: sender))"])
  }

  private var declarations: String {
    .block(
      "\(source.access)\(source.overriding)class var segueDeclarations: "
        + "[Segues.SegueDeclaration]",
      ["\(source.isRoot ? "" : "super.segueDeclarations + ")AdoptedSegues.declarations"]
    ).documented("What this class says of its segues.")
  }
}
