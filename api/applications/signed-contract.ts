import { scheduleOf } from "@voltread/domain/loans/signed-contract.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findAccessibleOrder } from "../checkout/find-accessible-order.ts"
import type { QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollars } from "../platform/graphql/money.ts"

export const signedContractQueries = {
  signedContract: (_, { orderId, token }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { lease } = yield* findAccessibleOrder(orderId, context, token)
        if (lease === null || lease.statusName !== "COMPLETED" || lease.leaseId === null) return null
        const { loans } = yield* CommandHandlers
        const { state } = yield* loans.load(lease.id)
        const schedule = state._tag === "none" ? null : scheduleOf(state)
        return {
          lender: lease.lender,
          product: lease.product,
          leaseId: lease.leaseId,
          schedule: schedule && {
            financed: dollars(schedule.financed),
            initialPayment: dollars(schedule.initialPayment),
            payments: schedule.payments,
            recurringPayment: dollars(schedule.recurringPayment),
            total: dollars(schedule.total),
            offered: schedule.offered && {
              ...schedule.offered,
              earlyPurchase: dollars(schedule.offered.earlyPurchase),
            },
          },
        }
      }),
    ),
} satisfies QueryResolvers<GraphQLContext<CommandHandlers>>

export const signedContractPermissions = {
  // Guests use the token of a link; `findAccessibleOrder` decides who may see which order.
  signedContract: "browse",
} as const
