import { createServer, type RequestListener } from "node:http"
import { onTestFinished } from "vitest"

/** A server on loopback that stands in for a vendor until the test ends. Returns its origin. */
export const localVendor = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return `http://127.0.0.1:${address.port}`
}

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** Answers what is given, one after the other and the last from then on, and records what it was asked. */
export const vendorAnswering = async (...answers: ReadonlyArray<readonly [status: number, body: string]>) => {
  const asked: Array<Asked> = []
  const origin = await localVendor(({ headers, method, url }, response) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ""]
    asked.push({ method, url, headers })
    response.writeHead(status, { "content-type": "application/json" }).end(body)
  })
  return { asked, origin }
}
