import { writeFile } from "node:fs/promises"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { compareSessions, replaySessions } from "./sessions.ts"
import { type ReplayShop, replayShop } from "./testing/replay-shop.ts"

/** Invented: three traffic types, one of which never sells. */
const FILE = `PageValues,Month,TrafficType,VisitorType,Weekend,Revenue
0,Feb,1,Returning_Visitor,FALSE,FALSE
0,Feb,1,New_Visitor,FALSE,TRUE
12.5,June,2,Returning_Visitor,TRUE,TRUE
0,June,2,Returning_Visitor,TRUE,TRUE
0,June,2,Returning_Visitor,FALSE,FALSE
0,Dec,13,Other,FALSE,FALSE
`

let shop: ReplayShop
beforeEach(async () => {
  shop = await replayShop(inject("postgresUrl"), FILE)
})
afterEach(() => shop.close())

test("sessions replayed as visits convert as in the file, and a repetition changes nothing", async () => {
  expect(await shop.run(replaySessions(shop.file, () => {}))).toBe(6)
  const position = await shop.project()
  const { equal, text } = await compareSessions(shop.file, shop.url)
  expect(text).toContain("Traffic Sources by source: all 3 rows equal the file")
  expect(text).not.toContain("but the file says")
  expect(equal).toBe(true)

  await shop.run(replaySessions(shop.file, () => {}))
  expect(await shop.head()).toBe(position)

  await writeFile(shop.file, FILE.replace("FALSE,TRUE", "FALSE,FALSE"))
  const other = await compareSessions(shop.file, shop.url)
  expect(other.equal).toBe(false)
  expect(other.text).toContain("sessions-1  2  1  50.0  but the file says 2  0  0.0")
})

test("a file of another kind is rejected with its line", async () => {
  await writeFile(shop.file, FILE.replace("Dec", "Brumaire"))
  await expect(shop.run(replaySessions(shop.file, () => {}))).rejects.toThrow(
    "line 7: “Brumaire” is not a month of this file",
  )
})
