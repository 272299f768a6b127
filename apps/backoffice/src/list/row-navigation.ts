const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

interface RowKeyPress {
  readonly key: string
  /** Ctrl, Alt or Meta is held. */
  readonly hasModifier: boolean
  /** The focus is inside the list. */
  readonly isInside: boolean
  /** Index; -1 where no row has the focus. */
  readonly current: number
  readonly count: number
}

/** The row to go to: J and K work from anywhere on the page, arrows inside the list. Else undefined. */
export const nextRow = ({ key, hasModifier, isInside, current, count }: RowKeyPress): number | undefined => {
  const step = STEPS[key]
  if (step === undefined || hasModifier || count === 0) return undefined
  if (key.startsWith("Arrow") && !isInside) return undefined
  return current === -1 ? 0 : Math.min(Math.max(current + step, 0), count - 1)
}
