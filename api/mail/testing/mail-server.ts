import { SMTPServer } from "smtp-server"

interface Delivery {
  /** The sender of the envelope. */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly source: string
}

/** A mail server that says what the test wants. */
export const mailServer = async ({ authOptional } = { authOptional: true }) => {
  const received: Array<Delivery> = []
  let meanwhile: () => Promise<unknown> = async () => undefined
  let answer: { readonly code: number; readonly words: string } | undefined
  const server = new SMTPServer({
    authOptional,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Array<Buffer> = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", async () => {
        await meanwhile()
        if (answer !== undefined) {
          return callback(Object.assign(new Error(answer.words), { responseCode: answer.code }))
        }
        received.push({
          from: session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        return callback(null)
      })
    },
  })
  const listening = await new Promise<number>((resolve) => {
    const inner = server.listen(0, "127.0.0.1", () => {
      const address = inner.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${listening}`,
    received,
    refuseWith: (code: number | undefined, words = "not now") => {
      answer = code === undefined ? undefined : { code, words }
    },
    /** What happens while each mail is being taken. */
    meanwhile: (work: () => Promise<unknown>) => {
      meanwhile = work
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
