import { Effect } from "effect"
import { expect, test } from "vitest"
import { sayScarceRoom } from "./scarce-room.ts"

test("a start on a disk that is nearly full says so, and one with room says nothing", async () => {
  const said: Array<string> = []
  const screen = { line: (text: string) => Effect.sync(() => void said.push(text)) }
  await Effect.runPromise(sayScarceRoom("/srv/shop", screen, () => 5_000_000_000))
  expect(said).toEqual([])
  await Effect.runPromise(sayScarceRoom("/srv/shop", screen, () => 300_000_000))
  expect(said).toEqual([
    "  ! On the disk of /srv/shop, 0.3 GB are free: make room, or the database stops writing.",
  ])
})
