import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { StartError } from "./error.ts"
import { booksOfVendors, readModels, runService, type Shop, serverEnvironment } from "./shop.ts"
import { runTask } from "./task.ts"

/** Marks the data folder of a store that has its data: no demo data are added. */
export const DATA_MARKER = "demo-data-loaded"

/**
 * Fills an empty store once. What was sold or changed since is never touched again. Its orders are projected while they
 * are written, which keeps two processors busy.
 */
export const loadDemoData = (shop: Shop): Effect.Effect<void, StartError> => {
  const marker = join(shop.folder.path, DATA_MARKER)
  if (!shop.settings.demoData || existsSync(marker)) return Effect.void
  const load = runTask({
    failure: "The demo data could not be loaded",
    args: ["tools/demo/main.ts"],
    cwd: shop.root,
    env: {
      ...serverEnvironment(shop),
      DEMO_PASSWORD: shop.secrets.demoPassword,
      SIMULATED_VENDORS: JSON.stringify(booksOfVendors(shop)),
    },
    log: join(shop.folder.logs, "demo-data.log"),
  })
  const remember = Effect.try({
    try: () => writeFileSync(marker, ""),
    catch: (cause) => new StartError({ message: `The file ${marker} cannot be written.`, cause }),
  })
  const loadAndProject = runService(shop, readModels(shop)).pipe(Effect.andThen(load), Effect.scoped)
  return shop.screen.step("Demo data", loadAndProject).pipe(Effect.andThen(remember))
}
