import { Data } from "effect"

/** Every attempt hit a concurrent append. Nothing was stored; the command may be retried. */
export class TooMuchContention extends Data.TaggedError("TooMuchContention")<{ readonly stream: string }> {}

/** The stream is not at the revision that the caller expected. Nothing was stored. */
export class StreamMoved extends Data.TaggedError("StreamMoved")<{
  readonly stream: string
  readonly revision: number
}> {}

/** For people, where a command makes more events, or larger ones, than the log takes in one append. */
export const TOO_LARGE = "This is more than can be kept at once. Please send less."
