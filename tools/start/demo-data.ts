import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { withoutConsequences } from "./database.ts"
import { StartError } from "./error.ts"
import { booksOfVendors, type Shop, SPACE_FOR_NEW_OBJECTS, serverEnvironment } from "./shop.ts"
import { runTask } from "./task.ts"

/** Marks the data folder of a shop that has its data: no demo data are added. */
export const DATA_MARKER = "demo-data-loaded"

/**
 * Fills an empty shop once. What was sold or changed since is never touched again. `project` starts the projector, which
 * keeps a second processor busy: the read models are written with the orders, and what follows from events waits until
 * all are there, since they hold their own consequences.
 */
export const loadDemoData = (
  shop: Shop,
  project: Effect.Effect<unknown, StartError, Scope.Scope>,
): Effect.Effect<void, StartError, Scope.Scope> => {
  const marker = join(shop.folder.path, DATA_MARKER)
  if (!shop.settings.demoData || existsSync(marker)) return Effect.asVoid(project)
  const load = runTask({
    failure: "The demo data could not be loaded",
    args: [SPACE_FOR_NEW_OBJECTS, "tools/demo/main.ts"],
    cwd: shop.root,
    env: {
      ...serverEnvironment(shop),
      DEMO_PASSWORD: shop.secrets.demoPassword,
      SIMULATED_VENDORS: JSON.stringify(booksOfVendors(shop)),
    },
    log: join(shop.folder.logs, "demo-data.log"),
    // On a machine that is busy with the build, the database may not answer in time. What was added before is kept.
  }).pipe(Effect.retry({ times: 1 }))
  const remember = Effect.try({
    try: () => writeFileSync(marker, ""),
    catch: (cause) => new StartError({ message: `The file ${marker} cannot be written.`, cause }),
  })
  const loadAndProject = Effect.all([Effect.andThen(load, remember), project], {
    concurrency: "unbounded",
    discard: true,
  })
  return shop.screen.step("Demo data", withoutConsequences(shop.databaseUrl, loadAndProject))
}
