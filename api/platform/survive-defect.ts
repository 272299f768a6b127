import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect } from "effect"

/**
 * For work on one item of many: a defect in it, such as an order whose events cannot be read, must not stop the others. It
 * is logged under `alert`, and the item counts as not done.
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
