import type { EventLog } from "@voltread/domain/event.ts"
import type { ReadModels } from "@voltread/projections/wait.ts"
import type { Effect, Result } from "effect"
import type { Cryptography } from "./cryptography.ts"
import type { Problem, RequestFailure } from "./http/problem.ts"
import type { Database } from "./postgres/pool.ts"

/** What the work of every request may use; areas add services of their own. */
export type PlatformServices = Database | EventLog | ReadModels | Cryptography

/**
 * Carries out the work of a request: its value, or the problem to answer with. Rejects only for defects. `R` names the
 * services that the work needs beside the platform's.
 */
export type EffectRunner<R = never> = <A, E extends RequestFailure>(
  work: Effect.Effect<A, E, PlatformServices | R>,
) => Promise<Result.Result<A, Problem>>
