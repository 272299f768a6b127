import { Schema } from "effect"
import { Line } from "../shared/text.ts"

/** The assignee: a user name of the staff; null: nobody. */
export const AssigneeForm = Schema.Struct({ assignee: Schema.NullOr(Line(254)) })
