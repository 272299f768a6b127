import { withdrawal } from "@voltread/domain/processes/lender-duties.ts"
import { Line } from "@voltread/domain/shared/text.ts"
import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { Effect, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { LoanCommandResult, MutationResolvers, QueryResolvers } from "../generated/shop.ts"
import { toWireApplication } from "../loans/application-wire.ts"
import { type LenderSyncFailure, syncWithLender } from "../loans/sync-with-lender.ts"
import { toWireCounts } from "../orders/order-wire.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { notFound } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { applicationDetails, mayCancel } from "./application-details.ts"
import type { ApplyServices } from "./apply.ts"
import { moveOrder } from "./move-order.ts"

type Context = GraphQLContext<ApplyServices>

const MAX_REASON = 500
const isReason = Schema.is(Line(MAX_REASON))

const done = (message: string): LoanCommandResult => ({ success: true, message })
const refused = (message: string): LoanCommandResult => ({ success: false, message })

const loanNamed = Effect.fnUntraced(function* (id: string) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(id)
  return state._tag === "none" ? yield* notFound("This application") : state
})

/** Asks the lender, records its answer, and moves the order by it. */
const resynchronise = Effect.fnUntraced(function* (id: string) {
  yield* loanNamed(id)
  const failure = yield* syncWithLender(id, { ageMs: 0, now: Date.now() }).pipe(
    Effect.as(null),
    Effect.catch((problem: LenderSyncFailure) => Effect.succeed(problem)),
  )
  yield* moveOrder(id)
  if (failure === null) return done("This is what the lender has on file.")
  return refused(
    failure._tag === "Rejection"
      ? `The lender reported something that does not fit this application: ${failure.message}`
      : "The lender did not answer. We will try again.",
  )
})

const cancel = Effect.fnUntraced(function* (id: string, reason: string, context: Context) {
  yield* loanNamed(id)
  if (reason.trim() === "" || !isReason(reason)) return refused("Please enter a reason.")
  const intent = intentOf(context.request)
  const { loans } = yield* CommandHandlers
  const handled = yield* loans.handle(
    id,
    (state) =>
      state._tag !== "none" && mayCancel(state) ? [withdrawal(state, reason.trim(), intent.now)] : [],
    intent,
  )
  if (handled.state._tag === "none" || handled.state.status !== "CANCELLED") return refused(NOT_NOW)
  yield* moveOrder(id)
  return done("The application is canceled, and the lender has been notified.")
})

const NOT_NOW = "This application cannot be canceled. One that was paid for is returned and refunded."

export const staffApplicationQueries = {
  adminLoanApplications: (_, args, context) =>
    answer(
      context,
      queryReadModel((db) => loanApplicationPage(db, args)).pipe(
        Effect.map(({ nextCursor, applications, counts }) => ({
          nextCursor,
          applications: applications.map(toWireApplication),
          counts: toWireCounts(counts),
        })),
      ),
    ),
  adminLoanApplication: (_, { id }, context) => answer(context, applicationDetails(id)),
} satisfies QueryResolvers<Context>

export const staffApplicationMutations = {
  resynchroniseLoanApplication: (_, { id }, context) => answer(context, resynchronise(id)),
  cancelLoanApplication: (_, { id, reason }, context) => answer(context, cancel(id, reason, context)),
} satisfies MutationResolvers<Context>

export const staffApplicationPermissions = {
  adminLoanApplications: "read-orders",
  adminLoanApplication: "read-orders",
  resynchroniseLoanApplication: "work-on-orders",
  cancelLoanApplication: "work-on-orders",
} as const
