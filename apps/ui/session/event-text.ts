import type { LiveEvents } from "@voltread/domain/contract/live-events.ts"
import { textIn } from "./rehydration.ts"

/**
 * A text in the data of a server-sent event, empty if it is not there. By hand, since the pages that follow events would
 * load the schema library for this alone.
 */
export const textOfEvent = <Name extends keyof LiveEvents>(
  data: string,
  key: keyof LiveEvents[Name] & string,
): string => {
  try {
    return textIn(JSON.parse(data), key)
  } catch {
    return ""
  }
}
