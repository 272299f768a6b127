import { Schema } from "effect"
import { Line } from "../shared/text.ts"

/** A staff user name; null: unassigned. */
export const AssigneeForm = Schema.Struct({ assignee: Schema.NullOr(Line(254)) })
