import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { embeddedPostgres } from "@voltread/api/platform/postgres/embedded.ts"
import { Effect } from "effect"
import { reasonOf, StartError } from "../../start/error.ts"
import { baseShop } from "./base-shop.ts"
import { CRYPTO_SCENARIOS } from "./crypto-scenarios.ts"
import { KLARNA_SCENARIOS } from "./klarna-scenarios.ts"
import { CONTRACT_SCENARIOS, LEASE_SCENARIOS } from "./lease-scenarios.ts"
import { ORDER_SCENARIOS } from "./order-scenarios.ts"
import { PROCESS_SCENARIOS } from "./process-scenarios.ts"
import { runPoints } from "./run-points.ts"

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "voltread-faults-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true })),
)

/** Ends a process at every effect of everything that the shop does, on a Postgres of its own. */
export const runAllPoints = (say: (line: string) => void) =>
  Effect.scoped(
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { url } = yield* embeddedPostgres({
        folder: join(folder, "postgres"),
        logFile: join(folder, "postgres.log"),
        durable: false,
      }).pipe(Effect.mapError((cause) => new StartError({ message: cause.message, cause })))
      const shop = yield* Effect.acquireRelease(
        Effect.promise(() => baseShop(url)),
        (opened) => Effect.promise(() => opened.close()),
      )
      return yield* Effect.tryPromise({
        try: () =>
          runPoints(
            shop,
            [
              ...PROCESS_SCENARIOS,
              ...ORDER_SCENARIOS,
              ...KLARNA_SCENARIOS,
              ...CRYPTO_SCENARIOS,
              ...LEASE_SCENARIOS,
              ...CONTRACT_SCENARIOS,
            ],
            {
              stride: 1,
              endsAgain: true,
              say,
            },
          ),
        catch: (cause) => new StartError({ message: `The shop did not recover: ${reasonOf(cause)}`, cause }),
      })
    }),
  )
