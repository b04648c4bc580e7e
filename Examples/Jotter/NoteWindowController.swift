import Segues

/// The window of one note, whose content takes the note.
final class NoteWindowController: NSWindowController {}
