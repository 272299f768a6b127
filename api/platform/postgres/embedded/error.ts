import { Data } from "effect"

/** The embedded server cannot be used. `message` is one sentence for the person who started it. */
export class EmbeddedPostgresError extends Data.TaggedError("EmbeddedPostgresError")<{
  readonly message: string
  readonly cause?: unknown
}> {}
