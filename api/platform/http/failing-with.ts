import { Effect } from "effect"
import { Problem, type RequestFailure, toProblem } from "./problem.ts"

/** Answers with these words (spec §8) when the shop, not the caller, is the reason that it did not work. */
export const failingWith =
  (message: string) =>
  <A, E extends RequestFailure, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Problem, R> =>
    Effect.mapError(work, (failure) => {
      const problem = toProblem(failure)
      return problem.code === "UNAVAILABLE" || problem.code === "INTERNAL"
        ? new Problem({ ...problem, message })
        : problem
    })
