// Without the trait `Macros` this is all there is: who writes no macro need not change an import.
@_exported public import Segues
