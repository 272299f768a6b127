import { Schema } from "effect"
import {
  MAX_NAME_LENGTH,
  MAX_SAVED,
  MAX_SEARCH_LENGTH,
  SAVED_SEARCH_LISTS,
  type SavedSearches as Shape,
} from "./saved-searches.ts"

const SavedSearch = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_NAME_LENGTH)),
  search: Schema.String.check(Schema.isMaxLength(MAX_SEARCH_LENGTH)),
})

const list = Schema.Array(SavedSearch).check(Schema.isMaxLength(MAX_SAVED))

/** Not in the file of the rules, so that pages can store searches without loading the schemas. */
export const SavedSearches: Schema.Codec<Shape> = Schema.Struct({
  byVehicle: Schema.Struct({ tires: list, wheels: list }),
  bySize: list,
})

/** The response of every call about saved searches. */
export const SavedSearchesData = Schema.Struct({ savedSearches: SavedSearches })

export const SavedSearchList = Schema.Literals(SAVED_SEARCH_LISTS)
export type SavedSearches = Shape
