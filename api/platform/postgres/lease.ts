/**
 * SQL: the condition of whoever notes that sending a row of an outbox failed. They must still hold its lease, for
 * another may have taken the row meanwhile, and sent it. `$1` is the row's id, `$2` its attempts when it was leased;
 * `isOpen` is the outbox's own condition that it is still to be sent.
 */
export const stillLeased = (id: string, isOpen: string): string =>
  `${id} = $1 and attempts = $2 and ${isOpen}`
