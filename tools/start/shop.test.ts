import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { StartError } from "./error.ts"
import { checkVariables, sayingVariables } from "./prepare.ts"
import { serverEnvironment } from "./shop.ts"
import { preparedShop } from "./testing/prepared-shop.ts"

test("uploads lie in the data folder, or where the operator says", async () => {
  vi.stubEnv("IMPORT_FOLDER", "")
  expect(serverEnvironment(await preparedShop({}))).toMatchObject({ IMPORT_FOLDER: "data/imports" })
  vi.stubEnv("IMPORT_FOLDER", "/srv/imports")
  expect(serverEnvironment(await preparedShop({}))).toMatchObject({ IMPORT_FOLDER: "/srv/imports" })
})

test("a wrong variable is told before anything is built from it", async () => {
  const shop = await preparedShop({})
  await Effect.runPromise(checkVariables(shop))
  vi.stubEnv("SMTP_URL", "mail.example.com:587")
  await expect(Effect.runPromise(checkVariables(shop))).rejects.toThrow(
    /^The configuration is not complete:\n {2}SMTP_URL: must be a URL that starts with smtp:/,
  )
})

test("a wrong variable is told on the screen by later starts, too, where it kept the API from starting", async () => {
  const shop = await preparedShop({})
  const failing = Effect.fail(new StartError({ message: "API did not start: see api.log." }))
  const start = () => Effect.runPromise(sayingVariables(shop)(failing))
  await expect(start()).rejects.toThrow("API did not start: see api.log.")
  vi.stubEnv("SMTP_URL", "mail.example.com:587")
  await expect(start()).rejects.toThrow(/^The configuration is not complete:\n {2}SMTP_URL: must be a URL/)
})
