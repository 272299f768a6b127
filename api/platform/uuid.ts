import { Schema } from "effect"

/** Whether this text is a UUID; Postgres rejects a query that compares a column of them with anything else. */
export const isUuid = Schema.is(Schema.String.check(Schema.isUUID()))
