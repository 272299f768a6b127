import { useState } from "react"
import type { Column } from "./column.ts"
import { type Density, readTablePreferences, writeTablePreferences } from "./table-preferences.ts"

/** The columns of a table, and how the person likes them. */
export interface TableLayout<Row> {
  readonly columns: ReadonlyArray<Column<Row>>
  readonly density: Density
  /** Columns that the person has shown or hidden. */
  readonly choices: Readonly<Record<string, boolean>>
  readonly setDensity: (density: Density) => void
  readonly chooseColumns: (choices: Readonly<Record<string, boolean>>) => void
}

const browserStorage = () => localStorage

/** The layout of the table of this id, remembered on the device. */
export const useTableLayout = <Row>(
  tableId: string,
  columns: ReadonlyArray<Column<Row>>,
  initialDensity: Density = "comfortable",
): TableLayout<Row> => {
  const [preferences, setPreferences] = useState(() =>
    readTablePreferences(browserStorage, tableId, initialDensity),
  )
  const change = (changed: Partial<typeof preferences>) => {
    const next = { ...preferences, ...changed }
    setPreferences(next)
    writeTablePreferences(browserStorage, tableId, next)
  }
  return {
    columns,
    density: preferences.density,
    choices: preferences.columns,
    setDensity: (density) => change({ density }),
    chooseColumns: (choices) => change({ columns: { ...preferences.columns, ...choices } }),
  }
}
