import { EventLogUnavailable } from "@voltread/domain/event.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"

export const unavailable = (doing: string, cause: unknown): EventLogUnavailable =>
  new EventLogUnavailable({
    reason: `${doing}: ${reasonOf(cause)}`,
    cause,
  })
