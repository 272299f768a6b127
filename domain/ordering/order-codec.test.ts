import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { orderCodec } from "./order-codec.ts"
import { aCreation } from "./order-examples.ts"

/** `OrderCreated` as it was stored before `utm_term` was kept: the tracking fields of spec §3. */
const versionOne = () => {
  const { tracking, ...rest } = aCreation()
  const { utmTerm: _, ...known } = { ...tracking, utmSource: "google" }
  return { type: "OrderCreated", schemaVersion: 1, data: { ...rest, tracking: known } }
}

describe("stored order events", () => {
  test("of the first version still load: nobody knows their utm_term", () => {
    expect(orderCodec.decodeOrThrow(versionOne())).toEqual({
      type: "OrderCreated",
      data: { ...aCreation(), tracking: { ...aCreation().tracking, utmSource: "google", utmTerm: null } },
    })
  })

  test("are written in the newest version of their type", () => {
    expect(orderCodec.encode({ type: "OrderCreated", data: aCreation() }).schemaVersion).toBe(2)
    expect(
      orderCodec.encode({ type: "OrderItemDeleted", data: { itemId: "item-1", reason: null } }).schemaVersion,
    ).toBe(1)
  })

  test("of a newer version than this program knows are not guessed at", () => {
    const newer = { ...orderCodec.encode({ type: "OrderCreated", data: aCreation() }), schemaVersion: 3 }
    expect(Result.isFailure(orderCodec.decode(newer))).toBe(true)
    expect(() => orderCodec.decodeOrThrow(newer)).toThrow(
      "OrderCreated, version 3: written by a newer version of this program",
    )
  })

  test.each([
    ["an unknown type", { type: "OrderExploded", schemaVersion: 1, data: {} }],
    ["missing fields", { type: "OrderItemDeleted", schemaVersion: 1, data: {} }],
    ["no fields at all", { type: "OrderCreated", schemaVersion: 1, data: null }],
    [
      "something in place of the tracking",
      { ...versionOne(), data: { ...versionOne().data, tracking: "none" } },
    ],
  ])("with %s say so", (_, stored) => {
    expect(orderCodec.decode(stored)).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "UndecodableEvent", type: stored.type },
    })
  })

  test("do not give away what is in them when they cannot be read", () => {
    const contact = { ...aCreation().contact, email: 42, lastName: "Secret" }
    const broken = { type: "OrderCreated", schemaVersion: 2, data: { ...aCreation(), contact } }
    expect(() => orderCodec.decodeOrThrow(broken)).toThrow(/email/)
    expect(() => orderCodec.decodeOrThrow(broken)).not.toThrow(/Secret|42/)
  })
})
