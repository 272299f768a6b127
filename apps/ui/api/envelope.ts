import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { isRecord } from "../session/rehydration.ts"

/** Spec §3, generic response envelope. `data` is decoded by who asked for it. */
export interface Envelope {
  readonly isSuccess: boolean
  readonly successMessage: string
  readonly errorMessage: string
  readonly fieldErrors: ReadonlyArray<FieldError>
  readonly data: Readonly<Record<string, unknown>>
}

const text = (value: unknown): string => (typeof value === "string" ? value : "")

/** Decodes field errors; invalid entries are dropped. */
export const decodeFieldErrors = (value: unknown): ReadonlyArray<FieldError> => {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown): ReadonlyArray<FieldError> => {
    if (!isRecord(entry) || typeof entry.property !== "string" || !isRecord(entry.constraints)) return []
    const constraints = Object.fromEntries(
      Object.entries(entry.constraints).filter(
        (pair): pair is [string, string] => typeof pair[1] === "string",
      ),
    )
    return [{ property: entry.property, constraints }]
  })
}

/** Decodes an answer; anything but an envelope is a failure without a message. */
export const decodeEnvelope = (answer: unknown, isOk: boolean): Envelope => {
  const record = isRecord(answer) ? answer : {}
  return {
    isSuccess: isOk && record.isSuccess === true,
    successMessage: text(record.successMessage),
    errorMessage: text(record.errorMessage) || text(record.message),
    fieldErrors: decodeFieldErrors(record.fieldErrors),
    data: isRecord(record.data) ? record.data : {},
  }
}
