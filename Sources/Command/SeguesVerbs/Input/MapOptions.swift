internal import ArgumentParser

/// The options of the commands that draw a map.
struct MapOptions: ParsableArguments {
  @OptionGroup var input: InputOptions

  @Option(help: "The page's title, instead of the name of the Xcode project or the folder.")
  var title: String?

  @Option(
    help: "The configuration file, instead of the nearest .segues.yml.", completion: .file())
  var config: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Mark what `segues check` finds, and show how code performs segues.")
  var check = true

  @Flag(
    inversion: .prefixedNo,
    help: "Show the images and named colors of asset catalogs below the PATHs.")
  var images = true

  @Flag(
    inversion: .prefixedNo,
    help: "Draw the views and windows of xibs, in one group for each folder.")
  var xibs = true

  var paths: [String] { input.paths }
  var excludes: [String] { input.excludes.exclude }
}
