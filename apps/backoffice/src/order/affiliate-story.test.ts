import type { OrderMarketing } from "@voltread/domain/contract/affiliate-books.ts"
import { expect, it } from "vitest"
import { chaptersOf } from "./affiliate-story.tsx"

const nothing: OrderMarketing = {
  first: null,
  last: null,
  lastPaid: null,
  terms: null,
  click: null,
  conversion: null,
  postbacks: [],
}
const postback: OrderMarketing["postbacks"][number] = {
  postbackId: "p-1",
  orderId: "o-1",
  orderNumber: "VT-1",
  affiliateId: "aff-1",
  kind: "conversion",
  value: 190,
  payout: 19,
  state: "sent",
  attempts: 1,
  happenedAt: "2026-03-01T10:00:00.000Z",
  answeredAt: null,
  answerStatus: 200,
  answer: "success=true;",
}

it("tells nothing of an order that nobody brought", () => expect(chaptersOf(nothing)).toEqual([]))

it("tells click, conversion and reversal, with what the network said", () => {
  const click = {
    at: "2026-03-01T09:00:00.000Z",
    landingPage: "/",
    referrer: "https://blog.example/",
    device: "mobile",
    country: null,
    code: 200,
    rxId: "rx-1",
  }
  const conversion = { at: postback.happenedAt, value: 190, payout: 19, kept: 9.5 }
  const reversal = { ...postback, postbackId: "p-2", kind: "reversal" as const, payout: -9.5, answer: null }
  expect(
    chaptersOf({ ...nothing, click, conversion, postbacks: [postback, reversal] }).map(
      ({ title, detail }) => [title, detail],
    ),
  ).toEqual([
    ["Click", "from https://blog.example/, tracking answered 200, rxId rx-1"],
    ["Conversion", "$19.00 earned; network: 200 success=true;"],
    ["Reversal", "-$9.50 reversed; network: 200"],
  ])
})
