import { Data } from "effect"

/** Every attempt hit a concurrent append. Nothing was stored; the command may be retried. */
export class TooMuchContention extends Data.TaggedError("TooMuchContention")<{ readonly stream: string }> {}

/** The stream is not at the revision that the caller expected. Nothing was stored. */
export class StreamMoved extends Data.TaggedError("StreamMoved")<{
  readonly stream: string
  readonly revision: number
}> {}
