import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  append,
  type Engine,
  given,
  head,
  newEvent,
  newEvents,
  type Process,
  read,
  startProcess,
  uniquePrefix,
} from "./engine.ts"

/** Reading one stream, and what an event may hold. */
export const readContract = (engine: () => Engine): void => {
  describe("read", () => {
    let process: Process
    const stream = () => `${uniquePrefix()}1`
    const revisions = async (...args: Parameters<typeof read>) =>
      (await process.run(read(...args))).map((event) => event.revision)

    beforeAll(() => {
      process = startProcess(engine())
    })
    afterAll(() => process.exit())

    it("goes forwards and backwards from a revision, inclusive, up to a limit", async () => {
      const name = stream()
      await process.run(append(name, "no-stream", newEvents(5)))
      expect(await revisions(name, { from: 2 })).toEqual([2, 3, 4])
      expect(await revisions(name, { from: 1, limit: 2 })).toEqual([1, 2])
      expect(await revisions(name, { direction: "backwards" })).toEqual([4, 3, 2, 1, 0])
      expect(await revisions(name, { direction: "backwards", limit: 1 })).toEqual([4])
      expect(await revisions(name, { direction: "backwards", from: 2, limit: 2 })).toEqual([2, 1])
      expect(await revisions(name, { direction: "backwards", from: 0 })).toEqual([0])
    })

    it("finds nothing in a stream that is not there, after the end, or within a limit of none", async () => {
      const name = stream()
      expect(await revisions(name)).toEqual([])
      expect(await revisions(name, { direction: "backwards" })).toEqual([])
      await process.run(append(name, "no-stream", newEvents(2)))
      expect(await revisions(name, { from: 2 })).toEqual([])
      expect(await revisions(name, { limit: 0 })).toEqual([])
    })

    it("goes through a stream of several pages in both directions", async () => {
      const name = stream()
      const all = Array.from({ length: 2_500 }, (_, revision) => revision)
      for (let revision = -1; revision < 2_499; revision += 500) {
        await process.run(append(name, revision, newEvents(500)))
      }
      expect(await revisions(name)).toEqual(all)
      expect(await revisions(name, { direction: "backwards" })).toEqual(all.toReversed())
    })

    it("knows the place of each event in the log, and the newest as its head", async () => {
      const [one, other] = [stream(), stream()]
      const first = await process.run(append(one, "no-stream", newEvents(2)))
      const second = await process.run(append(other, "no-stream", newEvents(1)))
      const third = await process.run(append(one, 1, newEvents(1)))
      expect(first.position < second.position && second.position < third.position).toBe(true)
      const positions = (await process.run(read(one))).map((event) => event.position)
      expect(positions).toEqual(positions.toSorted())
      expect(new Set(positions).size).toBe(3)
      const [, last = "", next = ""] = positions
      // Whoever has read up to the place of an append has all of its events.
      expect(last <= first.position && first.position < second.position).toBe(true)
      expect(next <= third.position).toBe(true)
      expect(await process.run(head)).toBe(next)
    })

    it("keeps an event of 1 MB", async () => {
      const name = stream()
      const event = newEvent({ text: "x".repeat(1_000_000) })
      await process.run(append(name, "no-stream", [event]))
      expect((await process.run(read(name))).map(given)).toEqual([event])
    })

    it("keeps Unicode in names, types and data", async () => {
      const name = `${stream()}-Łódź-日本-🛞`
      const event = newEvent({ ключ: "e\u0301 🇺🇸 \u202e \u2028", quotes: `\\"'{}` }, "Größe🛞")
      await process.run(append(name, "no-stream", [event]))
      const [stored] = await process.run(read(name))
      expect(stored?.stream).toBe(name)
      expect(stored === undefined ? undefined : given(stored)).toEqual(event)
    })

    it("keeps any JSON value exactly", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ value: fc.jsonValue() }), { minLength: 1, maxLength: 20 }),
          async (values) => {
            const name = stream()
            await process.run(
              append(
                name,
                "no-stream",
                values.map((value) => newEvent(value)),
              ),
            )
            const stored = await process.run(
              Effect.map(read(name), (events) => events.map((event) => event.data)),
            )
            expect(stored).toEqual(JSON.parse(JSON.stringify(values)))
          },
        ),
        { numRuns: 25 },
      )
    })
  })
}
