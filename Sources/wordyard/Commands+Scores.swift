import Engines

/// `wordyard scores`: every high score list that has an entry, as aligned text.
/// - Returns: the exit code: 0, or 1 when there is no score yet.
func scores(_ options: Options) throws -> Int32 { 1 }
