import { choiceValue, omitUndefined, type RawSearch } from "../search-params/search-value.ts"
import type { PostbackState } from "./model/queries.ts"

export const STATES: ReadonlyArray<PostbackState> = ["given-up", "waiting", "sent", "skipped"]

interface PostbacksView {
  /** Absent: those that were given up. */
  readonly state?: PostbackState
}

export const postbacksView = (raw: RawSearch): PostbacksView =>
  omitUndefined({ state: choiceValue(raw.state, STATES) })
