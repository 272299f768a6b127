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

const seconds = NOW / 1_000

const signed = (body: string, secret = SECRET): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`

const receive = (body: string, headers: Readonly<Record<string, string>>, now = NOW) =>
  Effect.runPromise(
    Effect.result(readLenderWebhook(SECRET, { body: Buffer.from(body), headers, query: {} }, now)),
  )

const read = (message: object) => {
  const body = JSON.stringify(message)
  return receive(body, { "x-lender-signature": signed(body) })
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

const BODY = JSON.stringify(documented)

test.each([
  ["no signature", {}, "no signature"],
  ["a signature without its time", { "x-lender-signature": `v1=${"0".repeat(64)}` }, "no signature"],
  ["another's signature", { "x-lender-signature": signed(BODY, "other") }, "signature not verified"],
  ["the signature of other words", { "x-lender-signature": signed(`${BODY} `) }, "signature not verified"],
  [
    "a signature of another time",
    { "x-lender-signature": signed(BODY).replace(`t=${seconds}`, `t=${seconds + 1}`) },
    "signature not verified",
  ],
])("a message with %s is not believed", async (_, headers, reason) => {
  expect(await receive(BODY, headers)).toMatchObject({ failure: { _tag: "UntrustedWebhook", reason } })
})

test.each([
  [-5 * 60_000, true],
  [5 * 60_000, true],
  [-5 * 60_000 - 1, false],
  [5 * 60_000 + 1, false],
])("a message that was signed %i ms before it came is believed: %s", async (age, isBelieved) => {
  const answer = await receive(BODY, { "x-lender-signature": signed(BODY) }, NOW + age)
  expect(answer._tag).toBe(isBelieved ? "Success" : "Failure")
})
