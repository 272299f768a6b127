import type { Stars } from "@voltread/domain/shared/review.ts"
import { Schema } from "effect"

/** The number of stars, as written in a URL. */
export const StarsInQuery = Schema.Literals(["1", "2", "3", "4", "5"])
type StarsInQuery = typeof StarsInQuery.Type

const STARS = { "1": 1, "2": 2, "3": 3, "4": 4, "5": 5 } as const satisfies Record<StarsInQuery, Stars>

/** Null: any number. */
export const starsOf = (text: StarsInQuery | undefined): Stars | null =>
  text === undefined ? null : STARS[text]
