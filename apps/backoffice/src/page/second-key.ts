/** Until when, as events count time, the key after a `G` belongs to the shell. Milliseconds. */
let until: number | null = null

/** Until `time`, the next key is the second one of a shortcut; null: it is not. */
export const awaitSecondKey = (time: number | null): void => {
  until = time
}

export const isSecondKey = ({ timeStamp }: Pick<KeyboardEvent, "timeStamp">): boolean =>
  until !== null && timeStamp <= until
