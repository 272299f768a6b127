/**
 * Fastify's log lines have numbers as levels, those of the processes have words; any other line is an uncaught error.
 */
const isComplaint = (line: string): boolean => {
  if (!line.startsWith("{")) return true
  const { level } = JSON.parse(line)
  // A message from the process to its starter.
  if (level === undefined) return false
  return typeof level === "number" ? level >= 40 : !["INFO", "DEBUG"].includes(level)
}

/** The lines of a process's log that report a problem. */
export const complaintsIn = (log: string): ReadonlyArray<string> =>
  log.split("\n").filter((line) => line !== "" && isComplaint(line))
