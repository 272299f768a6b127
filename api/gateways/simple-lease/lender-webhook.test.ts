import { createHmac } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { readLenderWebhook } from "./lender-webhook.ts"

const SECRET = "secret-of-tests"
const NOW = Date.UTC(2026, 1, 3)
const documented = {
  id: "message-1",
  type: "contract.signed",
  uuid: "uuid-1",
  leaseId: "L-1",
  status: "COMPLETED",
  approvedAmount: "1100.00",
  at: "2026-02-03T00:00:00Z",
}

const read = (message: object) => {
  const body = JSON.stringify(message)
  const seconds = NOW / 1_000
  const signature = createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex")
  const headers = { "x-lender-signature": `t=${seconds},v1=${signature}` }
  return Effect.runPromise(
    Effect.result(readLenderWebhook(SECRET, { body: Buffer.from(body), headers, query: {} }, NOW)),
  )
}
const head = { eventId: "message-1", at: "2026-02-03T00:00:00.000Z" }

test.each([
  [
    "as documented names the lender's reference",
    {},
    { _tag: "ApplicationTouched", ...head, reference: "uuid-1" },
  ],
  [
    "that knows none of ours names the lender's",
    { orderRef: null },
    { _tag: "ApplicationTouched", ...head, reference: "uuid-1" },
  ],
  [
    "that repeats our reference names it",
    { orderRef: "loan-1" },
    { _tag: "ApplicationChanged", ...head, loanId: "loan-1" },
  ],
])("a message %s", async (_, more, expected) => {
  expect(await read({ ...documented, ...more })).toMatchObject({ _tag: "Success", success: expected })
})

test("a message that names no application is not believed", async () => {
  const { uuid: _, ...nameless } = documented
  expect(await read(nameless)).toMatchObject({ _tag: "Failure" })
})
