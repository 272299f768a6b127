import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect } from "effect"

/**
 * For work on one item of many: a defect in it, such as an order whose events cannot be read, must not stop the others. It
 * is logged under `alert`, and `recover` says what becomes of the item.
 */
export const recoveringDefect =
  <B, E2, R2>(what: string, recover: (reason: string) => Effect.Effect<B, E2, R2>) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A | B, E | E2, R | R2> =>
    Effect.catchDefect(work, (defect) =>
      Effect.logError(`${what} cannot be worked on: ${reasonOf(defect)}`).pipe(
        Effect.annotateLogs({ alert: "work-failing" }),
        Effect.andThen(recover(reasonOf(defect))),
      ),
    )

/** The same where the item simply counts as not done. */
export const survivingDefect = (what: string) => recoveringDefect(what, () => Effect.succeed(undefined))
