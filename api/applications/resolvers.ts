import { applicantDay } from "@voltread/domain/loans/applicant-day.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { Effect, Result } from "effect"
import { ownsCart } from "../checkout/answer-checkout.ts"
import { toOrderDetails } from "../checkout/checkout-request.ts"
import { findAccessibleOrder } from "../checkout/find-accessible-order.ts"
import { detailsOfOrder } from "../checkout/pay-again.ts"
import type { LoanApplicationInput, LoanApplicationResult, MutationResolvers } from "../generated/shop.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { intentOf } from "../platform/http/intent.ts"
import { usernameOf } from "../platform/http/viewer.ts"
import { notFound } from "../platform/problem.ts"
import { fitToApproval, payDifferenceByCard, withdrawApplication } from "./after-approval.ts"
import { answerOfApplication } from "./application-answer.ts"
import { limitApplications } from "./application-limit.ts"
import { type ApplicationRequest, toApplicationRequest } from "./application-request.ts"
import { type ApplyFailure, type ApplyServices, applyForLoan } from "./apply.ts"
import type { LoanCheckout } from "./loan-checkout.ts"

type Context = GraphQLContext<ApplyServices | PaymentGateways>

const nothing: LoanApplicationResult = {
  success: false,
  errors: [],
  fieldErrors: [],
  message: "",
  status: null,
  redirectUrl: null,
  uuid: null,
  code: null,
  order: null,
  orderToken: null,
}

const invalid = (fieldErrors: ReadonlyArray<FieldError>): LoanApplicationResult => ({
  ...nothing,
  message: "Please correct the marked fields.",
  fieldErrors,
})

const refused = (code: string, message: string): LoanApplicationResult => ({
  ...nothing,
  message,
  code,
  errors: [{ name: "CheckoutRefused", code, message }],
})

/** An application that its shopper withdraws ends as they want it. */
const withdrawn = (result: LoanApplicationResult): LoanApplicationResult =>
  result.status === "CANCELLED"
    ? {
        ...result,
        success: true,
        errors: [],
        message: "The application has ended. You can pay the order another way.",
      }
    : result

/** What the viewer applies with, of their own cart or order, or everything that is wrong with it. */
const loanCheckoutOf = Effect.fnUntraced(function* (context: Context, input: LoanApplicationInput) {
  const asked = toApplicationRequest(input, applicantDay(new Date().toISOString()))
  if (input.orderId != null) {
    const { config, request } = context
    const order = yield* findAccessibleOrder(input.orderId, context, input.orderToken)
    const details = yield* detailsOfOrder(order, input.expectedTotal, { request, config })
    return Result.map(asked, (all): LoanCheckout => ({ ...all, details, order }))
  }
  if (input.cartId == null || !ownsCart(context, input.cartId)) return yield* notFound("This cart")
  return withCart(asked, input.cartId, context, input)
})

const withCart = (
  asked: Result.Result<ApplicationRequest, ReadonlyArray<FieldError>>,
  cartId: string,
  { config, request }: Context,
  input: LoanApplicationInput,
): Result.Result<LoanCheckout, ReadonlyArray<FieldError>> => {
  const { email, shippingAddress, isBillingShippingSame, billingAddress, tracking, expectedTotal } = input
  const details =
    shippingAddress == null
      ? Result.fail([{ property: "address1", constraints: { isNotEmpty: "Please enter your Address" } }])
      : toOrderDetails(
          {
            cartId,
            email: email ?? "",
            shippingAddress,
            isBillingShippingSame: isBillingShippingSame ?? true,
            billingAddress: billingAddress ?? null,
            tracking: tracking ?? null,
            expectedTotal,
          },
          request,
          config,
        )
  if (Result.isSuccess(asked) && Result.isSuccess(details))
    return Result.succeed({ ...asked.success, details: details.success, order: null })
  return Result.fail([
    ...(Result.isFailure(details) ? details.failure : []),
    ...(Result.isFailure(asked) ? asked.failure : []),
  ])
}

/** What becomes of the application of an order that is the viewer's, or whose link they hold. */
const answerFor = (
  context: Context,
  orderId: string,
  token: string | null | undefined,
  change: (order: PlacedOrder) => Effect.Effect<string, ApplyFailure, ApplyServices>,
) =>
  answer(
    context,
    findAccessibleOrder(orderId, context, token).pipe(
      Effect.flatMap(change),
      Effect.flatMap((loanId) => answerOfApplication(loanId, context.config.sessionSecret)),
      refusalsAsAnswers,
    ),
  )

const refusalsAsAnswers = <R>(work: Effect.Effect<LoanApplicationResult, ApplyFailure, R>) =>
  work.pipe(
    Effect.catchTags({
      CheckoutRefused: ({ code, message }) => Effect.succeed(refused(code, message)),
      Rejection: ({ message }) => Effect.succeed(refused("NOT_POSSIBLE", message)),
    }),
  )

const processApplication = Effect.fnUntraced(function* (context: Context, input: LoanApplicationInput) {
  const application = yield* loanCheckoutOf(context, input)
  if (Result.isFailure(application)) return invalid(application.failure)
  yield* limitApplications(application.success, context.config.loanApplicationsPerHour)
  const loanId = yield* applyForLoan(application.success, usernameOf(context), intentOf(context.request))
  return yield* answerOfApplication(loanId, context.config.sessionSecret)
})

export const applicationMutations = {
  processLoanApplication: (_, { input }, context) =>
    answer(context, processApplication(context, input).pipe(refusalsAsAnswers)),
  withdrawLoanApplication: (_, { orderId, orderToken }, context) =>
    answerFor(context, orderId, orderToken, (order) =>
      withdrawApplication(order, intentOf(context.request)),
    ).then(withdrawn),
  fitOrderToApproval: (_, { orderId, orderToken, without }, context) =>
    answerFor(context, orderId, orderToken, (order) =>
      fitToApproval(order, without, intentOf(context.request)),
    ),
  payDifferenceByCard: (_, { orderId, orderToken }, context) =>
    answerFor(context, orderId, orderToken, (order) => payDifferenceByCard(order, intentOf(context.request))),
} satisfies MutationResolvers<Context>

export const applicationPermissions = {
  processLoanApplication: "check-out",
  withdrawLoanApplication: "check-out",
  fitOrderToApproval: "check-out",
  payDifferenceByCard: "check-out",
} as const
