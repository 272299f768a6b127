import { Effect, Fiber } from "effect"
import { buildApps, buildServer } from "./build.ts"
import { runUntilStopped } from "./command.ts"
import { loadDemoData } from "./demo-data.ts"
import { preparePlace, prepareShop, runSimulators, sayingVariables } from "./prepare.ts"
import { refuseArguments } from "./refuse-arguments.ts"
import { api, projector, runService } from "./shop.ts"
import { welcome } from "./welcome.ts"

/** `npm start`: the whole shop on one port, until Ctrl-C. What is opened last is closed first. */
const start = Effect.gen(function* () {
  yield* refuseArguments(process.argv.slice(2))
  const place = yield* preparePlace({ development: false })
  const server = yield* Effect.cached(buildServer(place))
  const builds = yield* Effect.forkScoped(Effect.andThen(server, buildApps(place)))
  const shop = yield* prepareShop(place)
  const project = Effect.andThen(server, runService(shop, projector(shop)))
  const filled = Effect.all([Fiber.join(builds), loadDemoData(shop, project)], { concurrency: "unbounded" })
  const serve = shop.screen.step(
    "API and projections",
    runService(shop, api(shop)).pipe(sayingVariables(shop)),
  )
  yield* Effect.all([runSimulators(shop), Effect.andThen(filled, serve)], { concurrency: "unbounded" })
  yield* welcome(shop)
  return yield* Effect.never
})

runUntilStopped(start)
