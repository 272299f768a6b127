import type { EventLog } from "@voltread/domain/event.ts"
import type { ReadModels } from "@voltread/projections/platform/wait.ts"
import type { Effect, Result } from "effect"
import type { Cryptography } from "./cryptography.ts"
import type { Database } from "./postgres/pool.ts"
import type { Problem, RequestFailure } from "./problem.ts"

/** Services available to every request; areas add their own. */
export type PlatformServices = Database | EventLog | ReadModels | Cryptography

/**
 * Runs the effect of a request. Answers its value or the problem to answer with; rejects only for defects. `R`: services
 * in addition to the platform's.
 */
export type EffectRunner<R = never> = <A, E extends RequestFailure>(
  work: Effect.Effect<A, E, PlatformServices | R>,
) => Promise<Result.Result<A, Problem>>
