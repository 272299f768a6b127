import { dayValue, omitUndefined, type RawSearch, textValue } from "../search-params/search-value.ts"

/** Names of actions and kinds are read as texts: every page would load the list of them with the routes. */
export interface AuditLogView {
  readonly actor?: string
  readonly action?: string
  /** What kind of thing was acted on. */
  readonly on?: string
  /** Id of what was acted on. */
  readonly subject?: string
  readonly from?: string
  readonly to?: string
}

export const auditLogView = (raw: RawSearch): AuditLogView =>
  omitUndefined({
    actor: textValue(raw.actor),
    action: textValue(raw.action),
    on: textValue(raw.on),
    subject: textValue(raw.subject),
    from: dayValue(raw.from),
    to: dayValue(raw.to),
  })
