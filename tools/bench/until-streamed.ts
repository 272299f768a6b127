import type { CheckoutAnswer } from "../load/shopper.ts"

const MAX_MS = 30_000

/** Milliseconds until the live stream of an order's page, opened now, reports that the read models have the order. */
export const untilStreamed = async (
  shopUrl: string,
  { order, orderToken }: CheckoutAnswer,
): Promise<number> => {
  if (order === null || orderToken === null) throw new Error("There is no order to watch")
  const since = performance.now()
  const { status, body } = await fetch(`${shopUrl}/api/orders/${order.id}/events?token=${orderToken}`, {
    // Like a page that reconnects: it is told the read models' position at once.
    headers: { "last-event-id": "0" },
    signal: AbortSignal.timeout(MAX_MS),
  })
  if (status !== 200 || body === null) throw new Error(`The live stream is not served: ${status}`)
  let told = ""
  // Leaving the loop closes the stream; the number of streams for one address is limited.
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    told += text
    const ids = [...told.matchAll(/^id: (\d+)$/gm)].map(([, id = ""]) => id)
    if (ids.some((id) => id >= order.position)) return performance.now() - since
  }
  throw new Error("The live stream ended before the order was visible")
}
