import { choiceValue, omitUndefined } from "../search-params/search-value.ts"
import type { AuditLogView } from "./view.ts"
import { ACTIONS, KINDS } from "./words.ts"

/** The view without actions and kinds that there are none of, which would show an empty log under “Any”. */
export const knownView = (view: AuditLogView): AuditLogView =>
  omitUndefined({ ...view, action: choiceValue(view.action, ACTIONS), on: choiceValue(view.on, KINDS) })
