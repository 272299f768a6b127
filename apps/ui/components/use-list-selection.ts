import { useState } from "react"

interface ListSelection<List> {
  readonly list: List
  /** The line that is selected; -1 for none. */
  readonly active: number
  readonly select: (index: number) => void
}

/**
 * The line that arrow keys have selected in a list of results for `text`. While a line is selected, newer results for the
 * same text are not shown: if lines moved, Enter would choose another one than the reader saw.
 */
export const useListSelection = <List>(text: string, latest: List): ListSelection<List> => {
  const [selected, setSelected] = useState({ text, list: latest, active: -1 })
  const { list, active } =
    selected.active >= 0 && selected.text === text ? selected : { list: latest, active: -1 }
  return { list, active, select: (index) => setSelected({ text, list, active: index }) }
}
