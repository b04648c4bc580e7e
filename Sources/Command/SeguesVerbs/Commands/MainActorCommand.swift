internal import ArgumentParser

/// A verb that needs the main thread, because it instantiates view controllers.
protocol MainActorCommand: ParsableCommand {
  @MainActor func execute() throws
}
