import { Effect } from "effect"
import { expect, test } from "vitest"
import { GatewayUnavailable } from "../../platform/gateway-error.ts"
import { localVendor } from "../testing/local-vendor.ts"
import { makeBraintree } from "./braintree.ts"

const dispute = (id: string) =>
  `<dispute><id>${id}</id><kind>chargeback</kind><status>open</status><amount-disputed>12.50</amount-disputed>
   <transaction><id>sale-${id}</id></transaction></dispute>`

/** The disputes that the vendor lists for each criterion; it is asked for one criterion at a time. */
const found = async (lists: Readonly<Record<string, ReadonlyArray<string>>>) => {
  const asked: Array<unknown> = []
  const baseUrl = await localVendor((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on("end", () => {
      const { search } = JSON.parse(body)
      asked.push([request.url, search])
      const listed = Object.keys(search).flatMap((criterion) => lists[criterion] ?? [])
      response
        .writeHead(200, { "content-type": "application/xml" })
        .end(`<disputes type="collection"><current-page-number type="integer">1</current-page-number>
          <page-size type="integer">50</page-size><total-items type="integer">${listed.length}</total-items>
          ${listed.join("")}</disputes>`)
    })
  })
  const keys = { merchantId: "m", publicKey: "pk_test", privateKey: "sk_test" }
  const disputes = await Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const { disputesBetween } = yield* makeBraintree({ baseUrl, timeoutMs: 5_000, ...keys })
        return yield* Effect.result(disputesBetween?.("2026-11-01", "2026-11-05") ?? Effect.succeed([]))
      }),
    ),
  )
  return { asked, disputes }
}

const days = { min: "2026-11-01", max: "2026-11-05" }

test("the vendor is asked what it has received and what has changed on these days, and each dispute is had once", async () => {
  const { asked, disputes } = await found({
    received_date: [dispute("new"), dispute("both")],
    effective_date: [dispute("both"), dispute("changed")],
  })
  const url = "/merchants/m/disputes/advanced_search?page=1"
  expect(asked).toEqual([
    [url, { received_date: days }],
    [url, { effective_date: days }],
  ])
  const as = (disputeId: string) => ({
    ...{ disputeId, status: "open", transactionId: `sale-${disputeId}` },
    ...{ amount: 1_250, isLost: false, isUndecided: true },
  })
  expect(disputes).toMatchObject({ success: [as("new"), as("both"), as("changed")] })
})

test("a dispute that cannot be read is not passed over", async () => {
  const { disputes } = await found({ received_date: ["<dispute><id>d</id></dispute>"] })
  expect(disputes).toMatchObject({ failure: expect.any(GatewayUnavailable) })
})
