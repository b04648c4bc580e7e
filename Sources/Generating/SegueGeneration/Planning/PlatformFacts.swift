internal import NavigationGraph

/// The facts about all files of a platform that are needed to plan one of them.
struct PlatformFacts: Sendable {
  let platform: Platform
  let graph: NavigationGraph
  let options: GenerationOptions
  let surveys: [String: FileSurvey]
}
