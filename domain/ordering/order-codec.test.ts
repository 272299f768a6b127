import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { NO_ATTRIBUTION } from "./attribution.ts"
import { orderCodec } from "./order-codec.ts"
import { aCreation, aLease, aPayment } from "./order-examples.ts"

/** `OrderCreated` as it was stored before `utm_term` was kept: the tracking fields of spec §3. */
const versionOne = () => {
  const { tracking, ...rest } = aCreation()
  const { utmTerm: _, ...known } = { ...tracking, utmSource: "google" }
  return { type: "OrderCreated", schemaVersion: 1, data: { ...rest, tracking: known } }
}

describe("stored order events", () => {
  test("of the first version can still be read, without utm_term", () => {
    expect(orderCodec.decodeOrThrow(versionOne())).toEqual({
      type: "OrderCreated",
      data: { ...aCreation(), tracking: { ...aCreation().tracking, utmSource: "google", utmTerm: null } },
    })
  })

  test("are decoded once, however many read them", () => {
    const stored = versionOne()
    expect(orderCodec.decodeOrThrow(stored)).toBe(orderCodec.decodeOrThrow(stored))
  })

  test("of fraud checks from before reasons were recorded have none", () => {
    const after = {
      fraudIsChecked: true,
      fraudScore: 3,
      fraudIpDistanceFromAddress: 9,
      fraudEmailFirstSeen: null,
    }
    const stored = {
      type: "OrderFraudCheckDetailsUpdated",
      schemaVersion: 1,
      data: { before: null, after },
    }
    expect(orderCodec.decodeOrThrow(stored).data).toEqual({
      before: null,
      after: { ...after, fraudReasons: [] },
    })
  })

  test("from before visits and terms existed can still be read, without them", () => {
    const { attribution: _, ...creation } = aCreation()
    expect(orderCodec.decodeOrThrow({ type: "OrderCreated", schemaVersion: 2, data: creation })).toEqual({
      type: "OrderCreated",
      data: { ...creation, attribution: NO_ATTRIBUTION },
    })
    const totals = { subTotal: 100, discount: 0, shippingCost: 0, tax: 0, total: 100 }
    const takes = { originalPrice: 100, lenderTake: 0, affiliateTake: 6 }
    const data = { submittedBy: "guest", submittedRollupId: null, totals, ...takes }
    expect(orderCodec.decodeOrThrow({ type: "OrderSubmitted", schemaVersion: 1, data })).toEqual({
      type: "OrderSubmitted",
      data: { ...data, affiliateTerms: null },
    })
  })

  test("are written in the newest version of their type", () => {
    expect(orderCodec.encode({ type: "OrderCreated", data: aCreation() }).schemaVersion).toBe(3)
    expect(
      orderCodec.encode({ type: "OrderItemDeleted", data: { itemId: "item-1", reason: null } }).schemaVersion,
    ).toBe(1)
  })

  test("of payments from before payment pages existed can still be read", () => {
    const payment = aPayment()
    const { paymentUrl: _, ...old } = payment
    expect(
      orderCodec.decodeOrThrow({
        type: "OrderPaymentDetailsUpdated",
        schemaVersion: 1,
        data: { payment: old },
      }),
    ).toEqual({ type: "OrderPaymentDetailsUpdated", data: { payment } })
  })

  test("of leases from before loans existed can still be read", () => {
    const { product: _, signBy: __, lenderTake: ___, ...old } = aLease()
    expect(
      orderCodec.decodeOrThrow({
        type: "OrderLeaseDetailsUpdated",
        schemaVersion: 1,
        data: { before: null, after: old },
      }),
    ).toEqual({ type: "OrderLeaseDetailsUpdated", data: { before: null, after: aLease() } })
  })

  test("of a newer version are rejected", () => {
    const newer = { ...orderCodec.encode({ type: "OrderCreated", data: aCreation() }), schemaVersion: 4 }
    expect(Result.isFailure(orderCodec.decode(newer))).toBe(true)
    expect(() => orderCodec.decodeOrThrow(newer)).toThrow(
      "OrderCreated, version 4: written by a newer version of this program",
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

  test("do not reveal their content when they cannot be read", () => {
    const contact = { ...aCreation().contact, email: 42, lastName: "Secret" }
    const broken = { type: "OrderCreated", schemaVersion: 2, data: { ...aCreation(), contact } }
    expect(() => orderCodec.decodeOrThrow(broken)).toThrow(/email/)
    expect(() => orderCodec.decodeOrThrow(broken)).not.toThrow(/Secret|42/)
  })
})
