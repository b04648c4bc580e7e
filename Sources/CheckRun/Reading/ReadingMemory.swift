/// What was read of files, for runs over nearly the same files.
final class ReadingMemory: Sendable {}
