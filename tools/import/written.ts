/** Resolves when the reader has taken the text, so that none of it accumulates in memory. */
export const written = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
