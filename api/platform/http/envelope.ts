import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import type { Problem } from "./problem.ts"

/** The generic answer of REST calls (spec §3). */
export interface Envelope<Data> {
  readonly isSuccess: boolean
  readonly successMessage: string | null
  readonly errorMessage: string | null
  readonly message: string | null
  readonly fieldErrors: ReadonlyArray<FieldError>
  readonly data: Data | null
}

export const success = <Data>(data: Data, message: string | null = null): Envelope<Data> => ({
  isSuccess: true,
  successMessage: message,
  errorMessage: null,
  message,
  fieldErrors: [],
  data,
})

export const failure = ({ message, fieldErrors = [] }: Problem): Envelope<never> => ({
  isSuccess: false,
  successMessage: null,
  errorMessage: message,
  message,
  fieldErrors,
  data: null,
})
