import { explainFailure } from "./no-answer.ts"

const ASKING = new Set(["--help", "-h"])

/** Whether this call only asks how the command is used. */
export const asksForUsage = (given: ReadonlyArray<string>): boolean => given.some((each) => ASKING.has(each))

/** The exit code of a call that cannot be understood. */
export const refuseCall = (usage: string): number => {
  process.stderr.write(`${usage}\n`)
  return 2
}

/** What Node's `parseArgs` does not understand, without its advice, which is for programmers. */
const misunderstood = (error: unknown): string | undefined =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
    ? error.message.replace(/\. To specify .*/s, "")
    : undefined

interface Tool {
  readonly usage: string
  /** Answers the exit code. */
  readonly run: () => Promise<number>
  /** The beginning of the sentence for a failure. */
  readonly failure?: string
}

/** Runs a command that reads its arguments by `parseArgs`. Says how it is used where that is asked, or not known. */
export const runTool = async ({ usage, run, failure = "" }: Tool): Promise<void> => {
  if (asksForUsage(process.argv.slice(2))) {
    process.stdout.write(`${usage}\n`)
    return
  }
  process.exitCode = await run().catch((error: unknown) => {
    const wrong = misunderstood(error)
    if (wrong !== undefined) return refuseCall(`${wrong}\n\n${usage}`)
    process.stderr.write(`${failure}${explainFailure(error)}\n`)
    return 1
  })
}
