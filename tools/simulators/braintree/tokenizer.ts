import { randomUUID } from "node:crypto"
import cors from "@fastify/cors"
import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import type { SimulatedClock } from "../clock.ts"
import type { Store } from "./store.ts"
import { cardType, passesLuhn, testCards } from "./test-cards.ts"

const Card = Schema.Struct({
  number: Schema.String,
  expirationMonth: Schema.String,
  expirationYear: Schema.String,
  cvv: Schema.String,
  postalCode: Schema.optional(Schema.String),
})
const decodeCard = Schema.decodeUnknownResult(Card)

type Field = "number" | "expirationMonth" | "expirationYear" | "cvv" | "postalCode"
interface FieldError {
  readonly field: Field
  readonly message: string
}

const fullYear = (year: string): string => (/^\d\d$/.test(year) ? `20${year}` : year)

const problems = (card: typeof Card.Type, number: string, now: Date): ReadonlyArray<FieldError> => {
  const errors: Array<FieldError> = []
  const wrong = (field: Field, message: string) => errors.push({ field, message })
  if (!/^\d{12,19}$/.test(number)) wrong("number", "Enter the whole card number.")
  else if (!passesLuhn(number)) wrong("number", "The card number is not valid. Check it for a typing error.")
  else if (!testCards.has(number)) {
    wrong("number", "This shop takes test cards only. Use 4111 1111 1111 1111, never a real card.")
  }
  const month = Number(card.expirationMonth)
  const year = fullYear(card.expirationYear)
  const monthOk = /^\d{1,2}$/.test(card.expirationMonth) && month >= 1 && month <= 12
  const yearOk = /^20\d\d$/.test(year)
  if (!monthOk) wrong("expirationMonth", "Enter a month from 01 to 12.")
  if (!yearOk) wrong("expirationYear", "Enter the year as two or four digits.")
  // A card is valid through the last day of its month.
  if (monthOk && yearOk && Date.UTC(Number(year), month) <= now.getTime()) {
    wrong("expirationYear", "This card has expired.")
  }
  const cvvLength = cardType(number) === "American Express" ? 4 : 3
  if (!new RegExp(`^\\d{${cvvLength}}$`).test(card.cvv)) {
    wrong("cvv", `Enter the ${cvvLength} digits of the security code.`)
  }
  if (card.postalCode !== undefined && !/^\d{5}(-\d{4})?$/.test(card.postalCode)) {
    wrong("postalCode", "Enter a five-digit ZIP code.")
  }
  return errors
}

/**
 * Stands in for the vendor's hosted fields, which refuse to talk to any other host: the browser posts the card here,
 * and the shop only ever gets the nonce. Of the number, the first six and the last four digits are stored.
 */
export const tokenizer = (app: FastifyInstance, store: Store, clock: SimulatedClock): void => {
  app.register(async (routes) => {
    await routes.register(cors, {
      origin: "*",
      methods: ["POST"],
      allowedHeaders: ["content-type"],
      maxAge: 600,
    })
    routes.post(
      "/tokenize",
      { config: { operation: "tokenize" }, bodyLimit: 4_096 },
      async (request, reply) => {
        const decoded = decodeCard(request.body)
        if (Result.isFailure(decoded)) {
          return reply.code(422).send({ errors: [{ field: "number", message: "Enter the card details." }] })
        }
        const card = decoded.success
        const number = card.number.replace(/[\s-]/g, "")
        const errors = problems(card, number, new Date(clock.now()))
        const behaviour = testCards.get(number)
        if (errors.length > 0 || behaviour === undefined) return reply.code(422).send({ errors })
        const instrument = {
          type: "credit_card" as const,
          cardType: cardType(number),
          bin: number.slice(0, 6),
          lastFour: number.slice(-4),
          expirationMonth: card.expirationMonth.padStart(2, "0"),
          expirationYear: fullYear(card.expirationYear),
        }
        const nonce = `tokencc_${randomUUID()}`
        await store.commit({ nonce: { nonce, instrument, behaviour, createdAt: clock.now() } })
        const { bin, cardType: brand, lastFour } = instrument
        return reply
          .code(201)
          .send({ nonce, type: "CreditCard", details: { cardType: brand, lastFour, bin } })
      },
    )
  })
}
