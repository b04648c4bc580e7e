internal import FileWriting
internal import FilesAndPaths
internal import Foundation
internal import Yams

extension SectionReader {
  /// Returns the path of a file or folder to read or write.
  ///
  /// The path must stay inside the project, wherever `..` and links lead, because someone who
  /// checks out a project has not read its configuration.
  mutating func path(_ node: Node, of key: String) -> String? {
    guard let path = string(node, of: key) else { return nil }
    let place = FilePath.join(places.folder, path)
    let project = ProjectFolder.around(places.folder)
    guard ResolvedPath.isInside(place, project) else {
      report(
        "\(quoted(key)) is outside the project: \(quoted(path))", node,
        "name a path inside \(quoted(project)), without links that lead elsewhere, or give the path "
          + "on the command line")
      return nil
    }
    let components = FilePath.components(of: ResolvedPath.of(place) ?? place)
    guard !ProjectFolder.leadsIntoGit(components) else {
      report(
        "\(quoted(key)) is inside git's own folder: \(quoted(path))", node, "name another path")
      return nil
    }
    var status = stat()
    guard stat(place, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      report("\(quoted(key)) must be a file or a folder, but \(quoted(path)) is neither", node)
      return nil
    }
    return path
  }

  /// Returns a list of paths; a single one need not be a list.
  mutating func paths(_ node: Node, of key: String) -> [String] {
    guard let sequence = node.sequence else {
      return strings(node, of: key).isEmpty ? [] : path(node, of: key).map { [$0] } ?? []
    }
    return sequence.compactMap { path($0, of: key) }
  }
}
