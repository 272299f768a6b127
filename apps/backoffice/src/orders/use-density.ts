import { useState } from "react"

export type Density = "comfortable" | "compact"

const KEY = "backoffice:orders:density"

const read = (): Density => {
  try {
    return localStorage.getItem(KEY) === "compact" ? "compact" : "comfortable"
  } catch {
    return "comfortable"
  }
}

/** Height of the rows, kept in this browser. */
export const useDensity = (): readonly [Density, (density: Density) => void] => {
  const [density, setDensity] = useState(read)
  const choose = (chosen: Density) => {
    setDensity(chosen)
    try {
      localStorage.setItem(KEY, chosen)
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  }
  return [density, choose]
}
