import { resolve } from "node:path"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { readSettings } from "./settings.ts"

const read = (environment: NodeJS.ProcessEnv) => Effect.runPromise(readSettings(environment))

describe("the environment of npm start", () => {
  test("may be empty: port 3000, this machine only, ./data, demo data", async () => {
    expect(await read({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      publicUrl: "http://localhost:3000",
      vendorUrls: {},
      demoData: true,
    })
  })

  test("takes empty variables as absent", async () => {
    expect(await read({ PORT: "", DATABASE_URL: "", DEMO_DATA: "" })).toEqual(await read({}))
  })

  test("does not fill somebody's database with demo data unless told to", async () => {
    const databaseUrl = "postgres://shop@db/shop"
    expect(await read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demoData: false })
    expect(await read({ DATABASE_URL: databaseUrl, DEMO_DATA: "on" })).toMatchObject({ demoData: true })
  })

  test("takes the address of the shop as browsers write it, and refuses one that links would be lost at", async () => {
    expect((await read({ PUBLIC_URL: "https://Shop.example:443/ " })).publicUrl).toBe("https://shop.example")
    for (const wrong of ["http://", "https://shop.example/store", "https://me:mine@shop.example"])
      await expect(read({ PUBLIC_URL: wrong })).rejects.toThrow(/PUBLIC_URL must be/)
  })

  test("takes a database by socket, by IPv6 and with any password, and says how to write one", async () => {
    for (const databaseUrl of [
      "postgres:///shop?host=/var/run/postgresql",
      "postgres://me:a%23b%2F%3F@[::1]:5432/shop",
    ])
      expect(await read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
    for (const password of ["hunter#2", "hunter/2", "hunter?2"])
      await expect(read({ DATABASE_URL: `postgres://me:${password}@db/shop` })).rejects.toThrow(
        /DATABASE_URL must be a postgres:\/\/ URL \(with #/,
      )
  })

  test("names everything that is wrong in one sentence, and shows no password", async () => {
    const wrong = read({
      PORT: "70000",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      EVENTSTORE_URL: "db:2113",
    })
    await expect(wrong).rejects.toThrow(
      "The configuration is wrong: PORT must be a port between 1 and 65535, and DATABASE_URL must be a postgres:// URL (with # / ? % of a password as %23 %2F %3F %25), and EVENTSTORE_URL must be a connection string of EventStoreDB, such as esdb://host:2113?tls=false, esdb://a:2113,b:2113,c:2113 or esdb+discover://host:2113.",
    )
  })
})
