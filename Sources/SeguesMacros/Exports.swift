// An app that uses the macros needs one import.
@_exported public import Segues
