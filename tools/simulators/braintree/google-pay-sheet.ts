import { Schema } from "effect"
import type { Bench } from "./running.ts"

const decodeNonce = Schema.decodeUnknownSync(Schema.Struct({ nonce: Schema.String }))

/** Chooses a card in the sheet that stands in for Google Pay; returns the token for the payment. */
export const chooseCard = async ({ simulator }: Pick<Bench, "simulator">, card: string): Promise<string> => {
  const answer = await fetch(`${simulator.url}/google-pay/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card }),
  })
  if (!answer.ok) throw new Error(`No such card: ${answer.status}`)
  return decodeNonce(await answer.json()).nonce
}
