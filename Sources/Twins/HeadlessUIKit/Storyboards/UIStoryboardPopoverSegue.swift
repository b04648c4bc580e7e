/// The class of segues with the legacy kind `popover`. (Unconfirmed.)
@MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
