import { expect, test, vi } from "vitest"
import { serverEnvironment } from "./shop.ts"
import { preparedShop } from "./testing/prepared-shop.ts"

test("uploads lie in the data folder, or where the operator says", async () => {
  vi.stubEnv("IMPORT_FOLDER", "")
  expect(serverEnvironment(await preparedShop({}))).toMatchObject({ IMPORT_FOLDER: "data/imports" })
  vi.stubEnv("IMPORT_FOLDER", "/srv/imports")
  expect(serverEnvironment(await preparedShop({}))).toMatchObject({ IMPORT_FOLDER: "/srv/imports" })
})
