import type { ListingSearch } from "../router/listing-search.ts"

/** The last listing of this tab, for the link back to it. */
interface LastListing {
  readonly category: string | undefined
  readonly search: ListingSearch
  /** Its place in the tab's history. */
  readonly index: number
}

let last: LastListing | null = null

export const lastListing = (): LastListing | null => last

export const rememberListing = (listing: LastListing): void => {
  last = listing
}
