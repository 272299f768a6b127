/** Until when, as events count time, the key after a `G` belongs to the shell. Milliseconds. */
let until: number | null = null

/** The next key up to that time has no meaning of its own; null: it has. */
export const awaitSecondKey = (time: number | null): void => {
  until = time
}

export const isSecondKey = ({ timeStamp }: Pick<KeyboardEvent, "timeStamp">): boolean =>
  until !== null && timeStamp <= until
