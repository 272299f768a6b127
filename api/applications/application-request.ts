import { type ApplicantDay, decodeApplicationForm } from "@voltread/domain/loans/application-form.ts"
import { LOAN_PRODUCTS, type LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { type FieldError, fieldError } from "@voltread/domain/shared/field-error.ts"
import { Result } from "effect"
import type { LoanApplicationInput } from "../generated/shop.ts"
import type { ApplicantSecrets } from "./loan-checkout.ts"

const MAX_TOKEN = 100

const isProduct = (text: string): text is LoanProduct => LOAN_PRODUCTS.some((each) => each === text)

export interface ApplicationRequest {
  readonly product: LoanProduct
  readonly token: string
  readonly secrets: ApplicantSecrets
  readonly expectedTermsId: string | null
}

/** What the lender asks, or everything that is wrong with it by the fields of the form. */
export const toApplicationRequest = (
  { applicant, expectedTermsId, product, token }: LoanApplicationInput,
  today: ApplicantDay,
): Result.Result<ApplicationRequest, ReadonlyArray<FieldError>> => {
  const answers = decodeApplicationForm(applicant, today)
  const errors = Result.isFailure(answers) ? [...answers.failure] : []
  if (!isProduct(product)) errors.push(fieldError("product", "isIn", "Please choose a lease or a loan"))
  if (token.trim() === "" || token.length > MAX_TOKEN)
    errors.push(fieldError("token", "isNotEmpty", "is required"))
  return Result.isSuccess(answers) && isProduct(product) && errors.length === 0
    ? Result.succeed({
        product,
        token: token.trim(),
        secrets: answers.success,
        expectedTermsId: expectedTermsId ?? null,
      })
    : Result.fail(errors)
}
