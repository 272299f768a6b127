/** Why a database that was named in DATABASE_URL cannot be used, and what to look at. */
export const noAnswer = (reason: string): string =>
  `The database of DATABASE_URL does not answer (${reason}): is it running, and are name and password right?`
