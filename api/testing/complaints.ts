/** Fastify's lines have numbers as levels, those of the processes words; anything else is an error that nobody caught. */
const isComplaint = (line: string): boolean => {
  if (!line.startsWith("{")) return true
  const { level } = JSON.parse(line)
  // What a process answers to its starter.
  if (level === undefined) return false
  return typeof level === "number" ? level >= 40 : !["INFO", "DEBUG"].includes(level)
}

/** The lines of a process' log that tell of something wrong. */
export const complaintsIn = (log: string): ReadonlyArray<string> =>
  log.split("\n").filter((line) => line !== "" && isComplaint(line))
