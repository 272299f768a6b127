import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  type CheckoutAnswerFragment,
  ProcessLoanApplicationDocument,
  type ProcessLoanApplicationMutationVariables,
} from "../generated/payment.ts"
import { keptAnswers, type LoanValues } from "./loan-values.ts"
import type { Method, Prepared, ToPay } from "./payment-form.ts"

type Input = ProcessLoanApplicationMutationVariables["input"]

/** An application by terms that the applicant has read, ready to be sent. Sent again, it is the same one. */
export const loanApplication = (
  product: LoanProduct,
  { termsId }: Pick<Method, "termsId">,
  toPay: ToPay,
  applicant: LoanValues,
): Prepared => {
  const token = crypto.randomUUID()
  const send = async (
    request: GraphqlRequest,
    about: Omit<Input, "applicant" | "expectedTermsId" | "product" | "token">,
  ): Promise<CheckoutAnswerFragment> => {
    const input: Input = { ...about, applicant, expectedTermsId: termsId, product, token }
    const answer = await request(ProcessLoanApplicationDocument, { input }, { isRepeatable: true })
    const { redirectUrl, ...result } = answer.processLoanApplication
    if (result.order !== null) keptAnswers.clear()
    return { ...result, paymentGatewayUrl: redirectUrl }
  }
  return {
    _tag: "Prepared",
    token,
    checkOut: send,
    payOrder: (request, expectedTotal) =>
      send(request, {
        orderId: toPay._tag === "Order" ? toPay.orderId : null,
        orderToken: toPay._tag === "Order" ? toPay.token : null,
        expectedTotal,
      }),
  }
}
