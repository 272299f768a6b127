import { isRecord } from "@voltread/ui/session/rehydration.ts"

export type Density = "comfortable" | "compact"

/** How a person likes one table, kept in this browser. */
export interface TablePreferences {
  readonly density: Density
  /** Columns that the person has shown or hidden; the others follow the width of the screen. */
  readonly columns: Readonly<Record<string, boolean>>
}

type KeyValueStore = Pick<Storage, "getItem" | "setItem">

const keyOf = (tableId: string): string => `backoffice:table:${tableId}`

/** What was kept. A browser may forbid its storage: reading it, or only naming it, then throws. */
export const readTablePreferences = (
  store: () => KeyValueStore,
  tableId: string,
  initialDensity: Density,
): TablePreferences => {
  let stored: unknown
  try {
    stored = JSON.parse(store().getItem(keyOf(tableId)) ?? "null")
  } catch {
    stored = null
  }
  const { density, columns } = isRecord(stored) ? stored : {}
  return {
    density: density === "compact" || density === "comfortable" ? density : initialDensity,
    columns: Object.fromEntries(
      Object.entries(isRecord(columns) ? columns : {}).flatMap(([id, isShown]) =>
        typeof isShown === "boolean" ? [[id, isShown]] : [],
      ),
    ),
  }
}

/** Where storage is forbidden or full, the choice lasts as long as the page. */
export const writeTablePreferences = (
  store: () => KeyValueStore,
  tableId: string,
  preferences: TablePreferences,
): void => {
  try {
    store().setItem(keyOf(tableId), JSON.stringify(preferences))
  } catch {
    return
  }
}
