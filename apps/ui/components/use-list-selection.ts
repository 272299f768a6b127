import { useState } from "react"

interface ListSelection<List> {
  readonly list: List
  /** The line that is selected; -1 for none. */
  readonly active: number
  readonly select: (index: number) => void
}

/**
 * The line that arrow keys have selected in a list that answers `text`. What arrives while a line is selected
 * waits for other text: lines that moved would have Enter choose another one than the reader saw.
 */
export const useListSelection = <List>(text: string, latest: List): ListSelection<List> => {
  const [selected, setSelected] = useState({ text, list: latest, active: -1 })
  const { list, active } =
    selected.active >= 0 && selected.text === text ? selected : { list: latest, active: -1 }
  return { list, active, select: (index) => setSelected({ text, list, active: index }) }
}
