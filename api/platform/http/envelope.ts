import { envelope, type Refusal } from "@voltread/domain/contract/envelope.ts"
import type { Schema } from "effect"
import type { Problem } from "../problem.ts"

/** The `response` schema of a route whose data are in the envelope. */
export const successResponse = <Data extends Schema.Constraint>(data: Data) =>
  ({ 200: envelope(data) }) as const

type Envelope<Data> = Omit<Refusal, "data"> & { readonly data: Data }

export const success = <Data>(data: Data, message: string | null = null): Envelope<Data> => ({
  isSuccess: true,
  successMessage: message,
  errorMessage: null,
  message,
  fieldErrors: [],
  data,
})

export const failure = ({ message, fieldErrors = [] }: Problem): Refusal => ({
  isSuccess: false,
  successMessage: null,
  errorMessage: message,
  message,
  fieldErrors,
  data: null,
})
