/// The class of segues of the legacy kind `popover`. (Unconfirmed.)
@MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
