import { expect, test } from "vitest"
import { cartStream, loanStream, orderStream, parseStream, visitStream } from "./stream.ts"

test.each([
  [cartStream("c-1"), "cart", "c-1"],
  [orderStream("019a-7"), "order", "019a-7"],
  [loanStream("order-1"), "loan", "order-1"],
  [visitStream("v-1"), "visit", "v-1"],
])("%s is the stream of a %s", (stream, kind, id) => {
  expect(parseStream(stream)).toEqual({ kind, id })
})

test.each(["", "order", "order-", "cartons-1", "Order-1", " order-1"])(
  "%j is the stream of nothing we know",
  (stream) => {
    expect(parseStream(stream)).toBeUndefined()
  },
)
