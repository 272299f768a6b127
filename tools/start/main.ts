import { Effect } from "effect"
import { buildApps, buildServer } from "./build.ts"
import { runCommand } from "./command.ts"
import { loadDemoData } from "./demo-data.ts"
import { prepareShop, runSimulators } from "./prepare.ts"
import { api, projector, runService } from "./shop.ts"
import { welcome } from "./welcome.ts"

/** `npm start`: the whole shop on one port, until Ctrl-C. What is opened last is closed first. */
const start = Effect.gen(function* () {
  const shop = yield* prepareShop({ development: false })
  const server = yield* Effect.cached(buildServer(shop))
  // The projector starts afterwards: its reactions to events must not mix with the demo orders' own.
  const history = loadDemoData(shop, server).pipe(
    Effect.andThen(server),
    Effect.andThen(runService(shop, projector(shop))),
  )
  yield* Effect.all([server.pipe(Effect.andThen(buildApps(shop))), runSimulators(shop), history], {
    concurrency: "unbounded",
    discard: true,
  })
  yield* shop.screen.step("API and projections", runService(shop, api(shop)))
  yield* welcome(shop)
  return yield* Effect.never
})

runCommand(start)
