import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Effect } from "effect"
import { findDatabase } from "../start/running-shop.ts"

export const onDatabase = async <A, E>(work: Effect.Effect<A, E, Database>): Promise<A> => {
  const url = await Effect.runPromise(findDatabase)
  return await Effect.runPromise(Effect.provide(work, Database.layer({ url, applicationName: "import" })))
}
