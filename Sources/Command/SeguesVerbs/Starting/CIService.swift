internal import AppProject
internal import ArgumentParser
internal import FilesAndPaths

/// The services that can run the check for every change.
enum CIService: String, ExpressibleByArgument, CaseIterable {
  case github
  case gitlab
  case jenkins
  case bitrise
  case xcodeCloud = "xcode-cloud"

  /// Returns the services that a repository uses, judging by their files.
  static func found(in repository: String) -> [CIService] {
    allCases.filter { service in
      // Even other files in the folder of a service show that it is used.
      let trace = FilePath.components(of: service.file)[0]
      return FileKind(atFollowingLinks: FilePath.join(repository, trace)) != nil
    }
  }

  /// The name that people know.
  var title: String {
    switch self {
    case .github: "GitHub Actions"
    case .gitlab: "GitLab"
    case .jenkins: "Jenkins"
    case .bitrise: "Bitrise"
    case .xcodeCloud: "Xcode Cloud"
    }
  }

  /// The file that its snippet belongs in.
  var file: String {
    switch self {
    case .github: ".github/workflows/segues.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .jenkins: "Jenkinsfile"
    case .bitrise: "bitrise.yml"
    case .xcodeCloud: "ci_scripts/ci_post_clone.sh"
    }
  }
}
