/// The class of segues with the legacy kind `popover`. (Unconfirmed.)
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
