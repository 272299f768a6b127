import type { Item } from "./section-props.ts"

/** The statuses of an item that the server would accept, without those that have dialogs of their own. */
export const nextItemStatuses = ({ nextStatuses }: Pick<Item, "nextStatuses">): ReadonlyArray<string> =>
  (nextStatuses ?? []).filter((each) => each !== "RETURNED" && each !== "PICKUPED")
