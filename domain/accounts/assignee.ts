import { Schema } from "effect"
import { EMAIL_MAX_LENGTH } from "../shared/email.ts"
import { Line } from "../shared/text.ts"

/** A staff user name; null: unassigned. */
export const AssigneeForm = Schema.Struct({ assignee: Schema.NullOr(Line(EMAIL_MAX_LENGTH)) })
