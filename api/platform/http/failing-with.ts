import { Effect } from "effect"
import { isServerFailure, Problem, type RequestFailure, toProblem } from "../problem.ts"

/** Replaces the message of server-side failures (503, 500) by the text of spec §8. */
export const failingWith =
  (message: string) =>
  <A, E extends RequestFailure, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Problem, R> =>
    Effect.mapError(work, (failure) => {
      const problem = toProblem(failure)
      return isServerFailure(problem.code) ? new Problem({ ...problem, message }) : problem
    })
