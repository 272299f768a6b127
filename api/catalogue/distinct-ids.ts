import { Effect } from "effect"
import { Problem } from "../platform/problem.ts"

const MAX_IDS = 200

/** Each of these ids once; fails with BAD_REQUEST for too many. */
export const distinctIds = (
  productIds: ReadonlyArray<string>,
  most = MAX_IDS,
): Effect.Effect<ReadonlyArray<string>, Problem> =>
  productIds.length > most
    ? Effect.fail(new Problem({ code: "BAD_REQUEST", message: `At most ${most} products at once.` }))
    : Effect.succeed([...new Set(productIds)])
