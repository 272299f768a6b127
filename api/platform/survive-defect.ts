import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect } from "effect"

/**
 * Work on one of many that must not stop the others: a defect, such as an order whose events cannot be read, is logged
 * for operators under `alert`, and the work counts as not done.
 */
export const survivingDefect =
  (what: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A | undefined, E, R> =>
    Effect.catchDefect(work, (defect) =>
      Effect.logError(`${what} cannot be worked on: ${reasonOf(defect)}`).pipe(
        Effect.annotateLogs({ alert: "work-failing" }),
        Effect.as(undefined),
      ),
    )
