import { isEmail } from "@voltread/domain/shared/email.ts"
import { atMost, required, requiredText } from "@voltread/domain/shared/form-rules.ts"
import { MAX_BODY } from "@voltread/domain/shared/text.ts"
import { Effect, Result, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { MutationResolvers } from "../generated/shop.ts"
import { compose } from "../mail/compose.ts"
import { Mailer } from "../mail/mailer.ts"
import { renderMail } from "../mail/render.ts"
import { newestUndeliveredTo } from "../mail/undelivered/undelivered-mail.ts"
import { staffCommand } from "../orders/answer-command.ts"
import { findOrder } from "../orders/find-order.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { decodeInput } from "../platform/graphql/decode-input.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { answerWaitsSince, settleAnswer } from "./waiting-answers.ts"

/** Its recipient reads it, so it has no control characters. */
export const MailInput = Schema.Struct({
  subject: required("Please enter the subject", atMost(200)),
  body: requiredText("Please enter the text", MAX_BODY),
})

const NO_ADDRESS = new Problem({
  code: "CONFLICT",
  message: "This order has no email address to send to.",
})

/**
 * Records a mail of support to the order's customer. The mail is sent because of the event, once, and earlier answers of
 * the customer count as answered.
 */
export const orderMailMutations = {
  sendOrderEmail: (_, args, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { orders } = yield* CommandHandlers
        const { state } = yield* orders.load(args.orderId)
        const to = state._tag === "none" ? "" : state.created.contact.email
        if (state._tag !== "none" && !isEmail(to)) return yield* NO_ADDRESS
        const { shopAddress } = yield* Mailer
        const outcome = yield* staffCommand(
          context,
          args,
          Result.map(decodeInput(MailInput, args), ({ subject, body }) => ({
            type: "RecordEmailConversation",
            email: {
              emailId: args.commandId,
              direction: "outbound",
              from: shopAddress,
              to,
              isSent: true,
              subject,
              body,
            },
          })),
          "Email sent.",
        )
        if (outcome.success) yield* settleAnswer(args.orderId)
        return outcome
      }),
    ),
} satisfies MutationResolvers<GraphQLContext<CommandHandlers | Mailer>>

export const orderMailPermissions = { sendOrderEmail: "work-on-orders" } as const

const foundOrder = (orderId: string) =>
  findOrder(orderId).pipe(
    Effect.filterOrFail(
      (order) => order !== null,
      () => notFound("This order"),
    ),
  )

/** The mail as its customer would see it, but for its link, which does not open without an account; nothing is sent. */
export const previewMail = Effect.fnUntraced(function* (
  orderId: string,
  words: { readonly subject: string; readonly body: string },
  staffName: string,
) {
  const { firstName, email, uniqueId } = yield* foundOrder(orderId)
  const { linksTo, orderPageUrl } = yield* Mailer
  const message = {
    template: "staff-mail",
    firstName,
    orderId,
    orderNumber: uniqueId,
    ...words,
    staffName,
  } as const
  const settings = yield* currentSettings
  const links = { ...linksTo(email), orderUrl: orderPageUrl }
  const { subject, html } = renderMail(compose(message, links, settings), settings.general.name)
  return { to: email, subject, html }
})

/** Notes that staff need not answer the order's customer. */
export const markAnswered = Effect.fnUntraced(function* (orderId: string) {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag === "none") return yield* notFound("This order")
  yield* settleAnswer(orderId)
})

export const mailState = Effect.fnUntraced(function* (orderId: string) {
  const { email } = yield* foundOrder(orderId)
  const { linksTo } = yield* Mailer
  return {
    to: isEmail(email) ? email : null,
    undelivered: yield* newestUndeliveredTo(email),
    recordsAnswers: linksTo(email).replyTo({ kind: "order", id: orderId }) !== undefined,
    waitingSince: yield* answerWaitsSince(orderId),
  }
})
