import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { StartError } from "./error.ts"
import {
  booksOfVendors,
  readModels,
  runService,
  type Shop,
  SPACE_FOR_NEW_OBJECTS,
  serverEnvironment,
} from "./shop.ts"
import { runTask } from "./task.ts"

/** Marks the data folder of a shop that has its data: no demo data are added. */
export const DATA_MARKER = "demo-data-loaded"

/**
 * Fills an empty shop once. What was sold or changed since is never touched again. Its orders are projected while they
 * are written, as soon as `server` is built, which keeps two processors busy.
 */
export const loadDemoData = (
  shop: Shop,
  server: Effect.Effect<void, StartError>,
): Effect.Effect<void, StartError> => {
  const marker = join(shop.folder.path, DATA_MARKER)
  if (!shop.settings.demoData || existsSync(marker)) return Effect.void
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
  const project = server.pipe(Effect.andThen(runService(shop, readModels(shop))))
  const loadAndProject = Effect.all([load, project], { concurrency: "unbounded", discard: true }).pipe(
    Effect.scoped,
  )
  return shop.screen.step("Demo data", loadAndProject).pipe(Effect.andThen(remember))
}
