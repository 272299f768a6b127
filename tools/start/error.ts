import { Data } from "effect"

/** The shop cannot start or continue. `message` is one sentence that says what to do. */
export class StartError extends Data.TaggedError("StartError")<{
  readonly message: string
  readonly cause?: unknown
}> {}

export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === "") return cause.errors.map(reasonOf).join(", ")
  // A database failure has its message in its cause.
  if (cause instanceof Error && cause.message === "" && cause.cause !== undefined)
    return reasonOf(cause.cause)
  return cause instanceof Error ? cause.message : String(cause)
}
