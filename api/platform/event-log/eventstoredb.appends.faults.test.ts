import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { append, given, newEvents, read, uniquePrefix } from "./contract/engine.ts"
import { leadsToReconnection } from "./eventstoredb/errors.ts"
import { startDouble, startLog, stopAll, urlOf } from "./testing/eventstoredb/log-on-double.ts"

afterEach(stopAll)

describe("EventStoreDB: an append", () => {
  it("survives the death of another connection, which takes no process down", async () => {
    const scenario = join(import.meta.dirname, "testing/eventstoredb/dying-connection.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [scenario])
    const { counts, expected } = JSON.parse(stdout)
    expect(counts).toEqual(Array.from({ length: 16 }, () => expected))
  })

  it.each([
    "cancelBeforeWriting",
    "cancelAfterWriting",
    "neverAnswer",
    "notReady",
    "deadlineAfterWriting",
  ] as const)("is stored once when the server does this: %s", async (fault) => {
    for (const batchAppend of [true, false]) {
      const double = await startDouble({ batchAppend })
      const log = startLog(urlOf(double))
      for (const expected of ["no-stream", "any"] as const) {
        double.faults[fault] = 2
        const name = `${uniquePrefix()}1`
        const events = newEvents(2)
        expect((await log.run(append(name, expected, events))).revision).toBe(1)
        expect(double.faults[fault]).toBe(0)
        expect((await log.run(read(name))).map(given)).toEqual(events)
      }
    }
  })

  it("is unavailable where nothing listens, with the raw gRPC error as its cause", async () => {
    const { port, stop } = await startDouble()
    stop()
    const log = startLog(urlOf({ port }), { patience: "200 millis" })
    const error = await log.run(Effect.flip(append(`${uniquePrefix()}1`, "any", newEvents(1))))
    expect(error).toMatchObject({ _tag: "EventLogUnavailable", cause: { code: 14 } })
    expect(leadsToReconnection(Object.assign(new Error("14 UNAVAILABLE"), { code: 14 }))).toBe(true)
  })

  it("goes to the leader that a follower names, and to the one that Gossip names", async () => {
    const leader = await startDouble()
    const follower = await startDouble({ leader: { host: "127.0.0.1", port: leader.port } })
    follower.faults.leader = { host: "127.0.0.1", port: leader.port }
    for (const url of [urlOf(follower), urlOf(follower, follower)]) {
      const name = `${uniquePrefix()}1`
      await startLog(url).run(append(name, "no-stream", newEvents(1)))
      expect(leader.store.events(name)).toHaveLength(1)
    }
    expect(follower.store.all.filter((event) => !event.type.startsWith("$"))).toEqual([])
  })

  it("recovers from a failed question for the server's features", async () => {
    const double = await startDouble()
    double.faults.failFeatures = 1
    expect(
      (await startLog(urlOf(double)).run(append(`${uniquePrefix()}1`, "any", newEvents(1)))).revision,
    ).toBe(0)
  })

  it("is refused as too large by a server that takes less than others", async () => {
    for (const batchAppend of [true, false]) {
      const double = await startDouble({ batchAppend, maxAppendSize: 2_000 })
      const log = startLog(urlOf(double))
      const name = `${uniquePrefix()}1`
      const error = await log.run(Effect.flip(append(name, "any", newEvents(20))))
      expect(error).toMatchObject({ _tag: "AppendTooLarge", stream: name, limit: 2_000 })
      expect((await log.run(append(name, "any", newEvents(1)))).revision).toBe(0)
    }
  })

  it("reports a conflict even where the connection string tells the client not to throw", async () => {
    const double = await startDouble()
    const log = startLog(`${urlOf(double)}&throwOnAppendFailure=false`)
    const name = `${uniquePrefix()}1`
    await log.run(append(name, "no-stream", newEvents(5)))
    const error = await log.run(Effect.flip(append(name, 2, newEvents(1))))
    expect(error).toMatchObject({ _tag: "WrongExpectedRevision", actual: 4 })
  })
})

describe("EventStoreDB: a stream", () => {
  it("reads as empty when it was deleted or tombstoned, and takes nothing more after a tombstone", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const client = EventStoreDBClient.connectionString(urlOf(double))
    const [deleted, tombstoned] = [`${uniquePrefix()}1`, `${uniquePrefix()}2`]
    for (const name of [deleted, tombstoned]) await log.run(append(name, "no-stream", newEvents(2)))
    await client.deleteStream(deleted)
    await client.tombstoneStream(tombstoned)
    await client.dispose()
    for (const name of [deleted, tombstoned]) expect(await log.run(read(name))).toEqual([])
    const exit = await log.run(Effect.exit(append(tombstoned, "any", newEvents(1))))
    expect(exit).toMatchObject({ cause: { reasons: [{ _tag: "Die", defect: { type: "stream-deleted" } }] } })
  })

  it("may hold an event of somebody else, which only its metadata shows", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const client = EventStoreDBClient.connectionString(urlOf(double))
    const name = `${uniquePrefix()}1`
    await client.appendToStream(name, jsonEvent({ type: "Foreign", data: { a: 1 } }))
    await client.dispose()
    const [event] = await log.run(read(name))
    expect(event).toMatchObject({ type: "Foreign", data: { a: 1 }, revision: 0 })
    expect(() => event?.metadata).toThrow("Expected object")
  })
})
