import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { reader } from "../admin.ts"
import type { SimulatedClock } from "../clock.ts"
import type { Behaviour, Instrument } from "./records.ts"
import type { Store } from "./store.ts"

const FILES = {
  "/google-pay": { file: "google-pay.html", type: "text/html; charset=utf-8" },
  "/google-pay.js": { file: "google-pay.js", type: "text/javascript; charset=utf-8" },
  "/google-pay.css": { file: "google-pay.css", type: "text/css; charset=utf-8" },
} as const

interface WalletCard {
  readonly cardType: string
  readonly bin: string
  readonly lastFour: string
  readonly behaviour: Behaviour
}

/** The cards in this wallet. */
const CARDS: Readonly<Record<string, WalletCard>> = {
  visa: { cardType: "Visa", bin: "401288", lastFour: "1881", behaviour: { _tag: "Approve" } },
  mastercard: { cardType: "MasterCard", bin: "555555", lastFour: "4444", behaviour: { _tag: "Approve" } },
  declined: {
    cardType: "Visa",
    bin: "400000",
    lastFour: "0002",
    behaviour: { _tag: "Decline", code: "2000" },
  },
}

const readChosen = reader(Schema.Struct({ card: Schema.String }))

/**
 * Stands in for Google's sheet, which needs the internet: the shopper chooses a card, and the shop gets the nonce of a
 * Google Pay payment.
 */
export const googlePay = (app: FastifyInstance, store: Store, clock: SimulatedClock): void => {
  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) =>
      reply.type(type).send(await readFile(new URL(`./widget/${file}`, import.meta.url))),
    )
  }

  app.post("/google-pay/pay", { config: { operation: "tokenize" } }, async (request, reply) => {
    const card = CARDS[readChosen(request.body).card]
    if (card === undefined) return reply.code(422).send({ error: "Choose a card." })
    const { behaviour, ...shown } = card
    const instrument: Instrument = {
      type: "android_pay_card",
      ...shown,
      expirationMonth: "12",
      expirationYear: "2032",
    }
    const nonce = `tokengp_${randomUUID()}`
    await store.commit({ nonce: { nonce, instrument, behaviour, createdAt: clock.now() } })
    return reply.code(201).send({ nonce })
  })
}
