/**
 * Sends changes of a list one after the other. Only the last answer is shown: an earlier one lacks what has been changed
 * since, which would come back for a moment.
 */
export const inTurn = () => {
  let queue: Promise<unknown> = Promise.resolve()
  return async <Answer>(
    send: () => Promise<Answer>,
    show: (answer: Answer) => Promise<void>,
  ): Promise<void> => {
    const sent = queue.then(send)
    const turn = sent.catch(() => undefined)
    queue = turn
    const answer = await sent
    if (queue === turn) await show(answer)
  }
}
