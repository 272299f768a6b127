import { readFile } from "node:fs/promises"
import { Result, Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { BadAdminRequest } from "../admin.ts"
import { CATEGORIES } from "./answers.ts"
import type { Klarna } from "./klarna.ts"
import type { Session } from "./records.ts"
import type { Store } from "./store.ts"
import { customerOf, WRONG_CODE } from "./test-customers.ts"

const FILES = {
  "/kp/lib/v1/api.js": { file: "api.js", type: "text/javascript; charset=utf-8" },
  "/kp/frame": { file: "frame.html", type: "text/html; charset=utf-8" },
  "/kp/frame.js": { file: "frame.js", type: "text/javascript; charset=utf-8" },
  "/kp/frame.css": { file: "frame.css", type: "text/css; charset=utf-8" },
  "/kp/badge.svg": { file: "badge.svg", type: "image/svg+xml" },
} as const

const decodeAsked = Schema.decodeUnknownResult(
  Schema.Struct({
    clientToken: Schema.String,
    category: Schema.optional(Schema.String),
    email: Schema.optional(Schema.String),
  }),
)
const decodeConsent = Schema.decodeUnknownResult(
  Schema.Struct({
    clientToken: Schema.String,
    email: Schema.optional(Schema.String),
    code: Schema.String,
    signsUp: Schema.optional(Schema.Boolean),
  }),
)

const orThrow = <A>(decoded: Result.Result<A, { readonly message: string }>): A => {
  if (Result.isFailure(decoded)) throw new BadAdminRequest(decoded.failure.message)
  return decoded.success
}

const emailOf = (session: Session, given: string | undefined): string =>
  session.purchase.billing_address?.email ?? given ?? ""

/** The vendor's content for browsers: the script with its callbacks, and the frame in which the shopper decides. */
export const widgetRoutes = (app: FastifyInstance, klarna: Klarna, store: Store): void => {
  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) =>
      reply.type(type).send(await readFile(new URL(`./widget/${file}`, import.meta.url))),
    )
  }

  const sessionOf = (clientToken: string): Session | undefined => {
    const session = store.sessionOfClient(clientToken)
    return session !== undefined && Result.isSuccess(klarna.session(session.id)) ? session : undefined
  }

  app.post("/kp/session", async (request, reply) => {
    const { category, clientToken, email } = orThrow(decodeAsked(request.body))
    const session = sessionOf(clientToken)
    if (session === undefined) return reply.code(404).send({ error: "The session has ended." })
    const customer = customerOf(emailOf(session, email))
    return {
      amount: session.purchase.order_amount,
      offered: customer.answer !== "never" && CATEGORIES.some(({ identifier }) => identifier === category),
      signsUp: customer.signsUp,
    }
  })

  app.post("/kp/consent", { config: { operation: "consent" } }, async (request, reply) => {
    const { clientToken, code, email, signsUp = false } = orThrow(decodeConsent(request.body))
    const session = sessionOf(clientToken)
    if (session === undefined) return reply.code(404).send({ error: "The session has ended." })
    if (!/^\d{6}$/.test(code) || code === WRONG_CODE) {
      return reply.code(422).send({ error: "That code is not right. Enter the 6 digits again." })
    }
    const known = emailOf(session, email)
    if (customerOf(known).signsUp && !signsUp) {
      return reply.code(422).send({ error: "Please open an account to go on." })
    }
    const consent = await klarna.consent(session, known)
    return consent._tag === "Approved"
      ? { approved: true, show_form: true, authorization_token: consent.token }
      : { approved: false, show_form: consent.customer.answer === "retry" }
  })
}
