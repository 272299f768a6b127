import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  append,
  type Engine,
  given,
  newEvent,
  newEvents,
  type Process,
  read,
  startProcess,
  uniquePrefix,
} from "./engine.ts"

/** Expected revisions, conflicts and repetition. */
export const appendContract = (engine: () => Engine): void => {
  describe("append", () => {
    let process: Process
    const stream = () => `${uniquePrefix()}1`
    beforeAll(() => {
      process = startProcess(engine())
    })
    afterAll(() => process.exit())

    it("stores a batch in order and returns the revision of its last event", async () => {
      const name = stream()
      const events = newEvents(3)
      const result = await process.run(append(name, "no-stream", events))
      expect(result.revision).toBe(2)
      const stored = await process.run(read(name))
      expect(stored.map(given)).toEqual(events)
      expect(stored.map(({ stream, revision }) => ({ stream, revision }))).toEqual(
        events.map((_, revision) => ({ stream: name, revision })),
      )
    })

    it("keeps every character of the data, between the events of a batch, too", async () => {
      const name = stream()
      const controls = String.fromCharCode(...Array.from({ length: 31 }, (_, index) => index + 1))
      const events = [`${controls}"\\{},'`, "\u2028é漢😀", controls, ""].map((text) =>
        newEvent({ [text]: text }),
      )
      await process.run(append(name, "no-stream", events))
      expect((await process.run(read(name))).map(given)).toEqual(events)
    })

    it("goes on from an exact revision", async () => {
      const name = stream()
      await process.run(append(name, "no-stream", newEvents(2)))
      expect((await process.run(append(name, 1, newEvents(1)))).revision).toBe(2)
    })

    it("takes -1 as no-stream", async () => {
      const name = stream()
      expect((await process.run(append(name, -1, newEvents(1)))).revision).toBe(0)
      const error = await process.run(Effect.flip(append(name, -1, newEvents(1))))
      expect(error).toMatchObject({ _tag: "WrongExpectedRevision", actual: 0 })
    })

    it.each([
      { expected: "no-stream", stored: 2, actual: 1 },
      { expected: 0, stored: 2, actual: 1 },
      { expected: 7, stored: 2, actual: 1 },
      { expected: 0, stored: 0, actual: "no-stream" },
    ] as const)(
      "refuses $expected where $stored are stored, and stores none of the batch",
      async ({ expected, stored, actual }) => {
        const name = stream()
        if (stored > 0) await process.run(append(name, "no-stream", newEvents(stored)))
        const error = await process.run(Effect.flip(append(name, expected, newEvents(3))))
        expect(error).toMatchObject({ _tag: "WrongExpectedRevision", stream: name, expected, actual })
        expect(await process.run(read(name))).toHaveLength(stored)
      },
    )

    it.each([
      { what: "one event", sizes: [1_100_000] },
      { what: "events together", sizes: Array.from({ length: 11 }, () => 100_000) },
      { what: "characters of several bytes", sizes: [600_000], character: "é" },
    ])("refuses $what above 1 MB, stores nothing, and goes on", async ({ sizes, character = "x" }) => {
      const name = stream()
      const events = sizes.map((size) => newEvent({ text: character.repeat(size) }))
      for (const expected of ["no-stream", "any"] as const) {
        const error = await process.run(Effect.flip(append(name, expected, events)))
        expect(error).toMatchObject({ _tag: "AppendTooLarge", stream: name, limit: 1_048_576 })
      }
      expect((await process.run(append(name, "no-stream", newEvents(1)))).revision).toBe(0)
    })

    it("lets one of 32 writers with the same expectation win and tells the others", async () => {
      const name = stream()
      await process.run(append(name, "any", newEvents(1)))
      const attempts = Array.from({ length: 32 }, () => Effect.exit(append(name, 0, newEvents(2))))
      const exits = await process.run(Effect.all(attempts, { concurrency: "unbounded" }))
      expect(exits.filter((exit) => exit._tag === "Success")).toHaveLength(1)
      expect(await process.run(read(name))).toHaveLength(3)
    })

    it("stores everything of 32 writers that expect any revision, each batch together", async () => {
      const name = stream()
      const batches = Array.from({ length: 32 }, () => newEvents(3))
      const results = await process.run(
        Effect.all(
          batches.map((events) => append(name, "any", events)),
          { concurrency: "unbounded" },
        ),
      )
      const stored = await process.run(read(name))
      expect(stored).toHaveLength(96)
      for (const [index, { revision }] of results.entries()) {
        expect(stored.slice(revision - 2, revision + 1).map(given)).toEqual(batches[index])
      }
    })

    it.each([
      { expected: "no-stream", before: 0 },
      { expected: 1, before: 2 },
      { expected: "any", before: 2 },
    ] as const)(
      "gives a repetition that expects $expected the first outcome, whatever came after it",
      async ({ expected, before }) => {
        const name = stream()
        if (before > 0) await process.run(append(name, "no-stream", newEvents(before)))
        const events = newEvents(2)
        const first = await process.run(append(name, expected, events))
        const repeated = await process.run(append(name, expected, events))
        const next = await process.run(append(name, first.revision, newEvents(3)))
        const late = await process.run(append(name, expected, events))
        for (const { revision, position } of [repeated, late]) {
          expect(revision).toBe(first.revision)
          expect(position).toBe(first.position)
          expect(position < next.position).toBe(true)
        }
        expect(await process.run(read(name))).toHaveLength(before + 5)
      },
    )

    it("stores an append once that is sent many times at once", async () => {
      for (const expected of ["no-stream", "any"] as const) {
        const name = stream()
        const events = [newEvent(), newEvent()]
        const results = await process.run(
          Effect.all(
            Array.from({ length: 20 }, () => append(name, expected, events)),
            { concurrency: "unbounded" },
          ),
        )
        expect(new Set(results.map((result) => result.revision))).toEqual(new Set([1]))
        expect((await process.run(read(name))).map(given)).toEqual(events)
      }
    })
  })
}
