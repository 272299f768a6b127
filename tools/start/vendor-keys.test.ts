import { Effect } from "effect"
import { expect, test } from "vitest"
import { readSettings } from "./settings.ts"
import { refuseKeysWithoutAddress } from "./vendor-keys.ts"

const refusing = (environment: NodeJS.ProcessEnv) =>
  Effect.runPromise(
    Effect.flatMap(readSettings(environment), (settings) => refuseKeysWithoutAddress(settings, environment)),
  )

test("a vendor is simulated where none of its variables is set, and not beside its keys", async () => {
  await refusing({})
  await refusing({ PLISIO_SECRET_KEY: "" })
  await refusing({ PLISIO_SECRET_KEY: "key", PLISIO_URL: "https://api.plisio.net" })
  await expect(
    refusing({ PLISIO_SECRET_KEY: "key", KLARNA_USERNAME: "me", KLARNA_PASSWORD: "mine" }),
  ).rejects.toThrow(
    /^The configuration is not complete: it has KLARNA_USERNAME, KLARNA_PASSWORD without KLARNA_URL, and PLISIO_SECRET_KEY without PLISIO_URL\. Set all/,
  )
})
