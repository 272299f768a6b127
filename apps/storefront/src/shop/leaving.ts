let isLeaving = false

/** Runs what ends the session of this tab. */
export const leaving = async <Answer>(end: () => Promise<Answer>): Promise<Answer> => {
  isLeaving = true
  try {
    return await end()
  } finally {
    isLeaving = false
  }
}

/** Whether this tab ends its session itself: it need not be told that it has ended, and what it sends is refused. */
export const isTabLeaving = (): boolean => isLeaving
