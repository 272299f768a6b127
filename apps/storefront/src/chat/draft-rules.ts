import { ChatGuestForm, ChatMessageForm } from "@voltread/domain/accounts/chat.ts"
import { type FieldError, fieldErrors } from "@voltread/domain/shared/field-error.ts"
import { Result, Schema } from "effect"

/** A message before it is sent; its `id` makes sending it twice safe. */
export interface Draft {
  readonly id: string
  readonly message: string
  /** Only for a guest's first message. */
  readonly name?: string
  readonly email?: string
}

const first = Schema.decodeUnknownResult(
  Schema.Struct({ ...ChatGuestForm.fields, ...ChatMessageForm.fields }),
  { errors: "all" },
)
const later = Schema.decodeUnknownResult(ChatMessageForm, { errors: "all" })

/** What the server would refuse. Loaded lazily because it brings the schema library. */
export const draftErrors = (draft: Draft): ReadonlyArray<FieldError> => {
  const decoded = draft.email === undefined ? later(draft) : first(draft)
  return Result.isFailure(decoded) ? fieldErrors(decoded.failure) : []
}
