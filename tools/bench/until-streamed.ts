import type { CheckoutAnswer } from "../load/shopper.ts"

const MAX_MS = 30_000

/** Milliseconds until the live stream of an order's page, opened now, says that the read models have the order. */
export const untilStreamed = async (
  shopUrl: string,
  { order, orderToken }: CheckoutAnswer,
): Promise<number> => {
  if (order === null || orderToken === null) throw new Error("There is no order to watch")
  const since = performance.now()
  const { status, body } = await fetch(`${shopUrl}/api/orders/${order.id}/events?token=${orderToken}`, {
    // As a page that comes back: it is told at once how far the read models are.
    headers: { "last-event-id": "0" },
    signal: AbortSignal.timeout(MAX_MS),
  })
  if (status !== 200 || body === null) throw new Error(`The live stream is not served: ${status}`)
  let told = ""
  // Leaving the loop ends the stream, of which one address may have a few only.
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    told += text
    const ids = [...told.matchAll(/^id: (\d+)$/gm)].map(([, id = ""]) => id)
    if (ids.some((id) => id >= order.position)) return performance.now() - since
  }
  throw new Error("The live stream ended before the order was visible")
}
